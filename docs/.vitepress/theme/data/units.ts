/** Numbers for people: as many digits as say something, and a unit each. */

export function digits(value: number): string {
  const decimals = value >= 100 || value === 0 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

export function time(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${digits(nanoseconds)} ns`
  if (nanoseconds < 1e6) return `${digits(nanoseconds / 1e3)} μs`
  return nanoseconds < 1e9 ? `${digits(nanoseconds / 1e6)} ms` : `${digits(nanoseconds / 1e9)} s`
}

export function bytes(count: number): string {
  return `${Math.round(count).toLocaleString('en-GB')} B`
}

/** For bars and axes, where a long number of bytes does not fit. */
export function shortBytes(count: number): string {
  if (count < 1e4) return bytes(count)
  return count < 1e6 ? `${digits(count / 1e3)} kB` : `${digits(count / 1e6)} MB`
}

export function ratio(value: number): string {
  return `${value < 0.1 ? value.toFixed(3) : digits(value)} ×`
}

export function plain(value: number): string {
  return value.toLocaleString('en-GB')
}

/** An axis needs round numbers only: "1 μs", not "1.00 μs". */
export function tick(text: string): string {
  return text.replace(/\.0+(?= |$)/, '').replace(/(\.\d*[1-9])0+(?= |$)/, '$1')
}
