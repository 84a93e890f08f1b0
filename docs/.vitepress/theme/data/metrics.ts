import { fillOf, find, type BarItem, type Direction, type Result, type Source, type Workload } from './model'
import { plain, ratio, shortBytes, time } from './units'

export type Metric = 'time' | 'ratio' | 'elapsed' | 'methods' | 'allocated' | 'payload'

/** From this spread on, short bars say nothing on a linear axis. */
const wideSpread = 15

/** How many serializers a chart shows first. */
const fewSerializers = 6

export function valueOf(workload: Workload, result: Result, metric: Metric, direction: Direction): number | undefined {
  const timing = result[direction]
  switch (metric) {
    case 'time':
      return timing?.value
    case 'elapsed':
    case 'methods':
    case 'allocated':
      return timing?.[metric]
    case 'payload':
      // The floor's bytes are Nino's.
      return result.kind === 'floor' ? undefined : result.payload
    case 'ratio':
      return result.reusesBuffer ? floorRatioOf(workload, result, direction) : ratioOf(workload, result, direction)
  }
}

/** The ratio to the baseline, which makes an array each time: what writes to a buffer that is used again has none. */
export function ratioOf(workload: Workload, result: Result, direction: Direction): number | undefined {
  return result.reusesBuffer ? undefined : quotient(result, workload.results.find((other) => other.serializer === workload.baseline), direction)
}

/** The ratio to the floor that does the same: what writes to a buffer that is used again is compared with a floor that does so. */
export function floorRatioOf(workload: Workload, result: Result, direction: Direction): number | undefined {
  return quotient(result, find(workload, 'floor', result.reusesBuffer), direction)
}

function quotient(result: Result, other: Result | undefined, direction: Direction): number | undefined {
  const divisor = other?.[direction]?.value
  const value = result[direction]?.value
  return divisor && value !== undefined ? value / divisor : undefined
}

/** The bars of one chart: of those that make an array each time, or of those that write to a buffer again and again. */
export function barsOf(source: Source, workload: Workload, metric: Metric, direction: Direction, reusesBuffer: boolean): BarItem[] {
  const nino = find(workload, 'nino', reusesBuffer)
  const one = nino && metric !== 'ratio' ? valueOf(workload, nino, metric, direction) : undefined
  return workload.results.filter((result) => (result.reusesBuffer ?? false) === reusesBuffer).flatMap((result) => {
    const value = valueOf(workload, result, metric, direction)
    if (value === undefined) return []
    const different = result.difference !== undefined
    return [{
      label: result.serializer + (different ? ' *' : ''),
      value,
      fill: fillOf(result),
      kind: result.kind,
      different,
      multiple: one ? value / one : undefined,
      detail: metric === 'time' ? rangeOf(source, result, direction) : undefined,
    }]
  })
}

export function rangeOf(source: Source, result: Result, direction: Direction): string | undefined {
  const timing = result[direction]
  if (timing?.min === undefined || timing.max === undefined) return undefined
  const format = formatOf(source, 'time')
  return `${format(timing.min)} – ${format(timing.max)}`
}

/** The metrics that the rows have figures for. */
export function metricsOf(workloads: Workload[]): Metric[] {
  const all: Metric[] = ['time', 'ratio', 'elapsed', 'methods', 'allocated', 'payload']
  const directions: Direction[] = ['write', 'read']
  return all.filter((metric) => workloads.some((workload) => workload.results.some((result) =>
    directions.some((direction) => valueOf(workload, result, metric, direction) !== undefined))))
}

export function formatOf(source: Source, metric: Metric): (value: number) => string {
  switch (metric) {
    case 'time':
      return source.timeUnit === 'ns' ? time : plain
    case 'elapsed':
      return time
    case 'methods':
      return plain
    case 'ratio':
      return ratio
    default:
      return shortBytes
  }
}

export function isWide(bars: BarItem[]): boolean {
  const values = bars.map((bar) => bar.value).filter((value) => value > 0)
  return values.length > 1 && Math.max(...values) / Math.min(...values) > wideSpread
}

/** The lowest of Nino's kind, that is of binary formats. Nino is there wherever it stands; its compact form and the limit do not count. */
export function firstOf(bars: BarItem[]): BarItem[] {
  const serializers = bars.filter(({ kind, different }) => kind === 'nino' || (kind === 'binaryPeer' && !different))
  const lowest = serializers.sort((a, b) => a.value - b.value).slice(0, fewSerializers)
  return bars.filter((bar) => lowest.includes(bar) || ['nino', 'ninoCompact', 'floor'].includes(bar.kind))
}
