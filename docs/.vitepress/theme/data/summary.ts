import { floorRatioOf } from './metrics'
import { find, isRival, type Direction, type Result, type Workload } from './model'

/** Nino against the best of the others with one workload: what the benchmark program's last table has. */
export interface Summary {
  name: string
  payload: number
  compact?: number
  smallest?: { value: number, serializer: string }
  write: Comparison
  read: Comparison
}

export interface Comparison {
  value: number
  fastest?: { value: number, serializer: string }
  /** Nino's time ÷ that of the fastest. */
  share?: number
  /** Nino's time ÷ the floor's. */
  toFloor?: number
}

export function summaryOf(workload: Workload): Summary | undefined {
  const nino = find(workload, 'nino')
  if (!nino?.write || !nino.read) return undefined
  return {
    name: workload.name,
    payload: nino.payload ?? 0,
    compact: find(workload, 'ninoCompact')?.payload,
    smallest: lowest(workload, ({ payload }) => payload),
    write: comparison(workload, nino, 'write'),
    read: comparison(workload, nino, 'read'),
  }
}

function comparison(workload: Workload, nino: Result, direction: Direction): Comparison {
  const { value } = nino[direction]!
  const fastest = lowest(workload, (result) => result[direction]?.value)
  return { value, fastest, share: fastest && value / fastest.value, toFloor: floorRatioOf(workload, nino, direction) }
}

function lowest(workload: Workload, valueOf: (result: Result) => number | undefined) {
  return workload.results
    .filter((result) => isRival(result) && !result.reusesBuffer)
    .flatMap((result) => {
      const value = valueOf(result)
      return value === undefined ? [] : [{ value, serializer: result.serializer }]
    })
    .sort((a, b) => a.value - b.value)[0]
}
