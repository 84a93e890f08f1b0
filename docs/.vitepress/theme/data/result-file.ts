import type { Result, Timing } from './model'
import { data as versions } from './versions.data'

/** The files that "report --json" writes. */
export interface ResultFile {
  environment: { date: string; runtime: string; operatingSystem: string; processor: string; cores: number; command: string }
  workloads: { name: string; baseline: string; measurements: FileMeasurement[] }[]
  nested?: { rows: NestedRow[]; sizes: CompressedSizes[] } | null
}

export interface FileMeasurement {
  serializer: string
  payloadBytes: number
  write: FileTiming | null
  read: FileTiming | null
  difference: string | null
}

interface FileTiming { median: number; min: number; max: number; allocated: number }

/** One length of the older report in one direction; first calls are those of processes of their own. */
export interface NestedRow {
  length: number
  /** 0 to write, 1 to read. */
  direction: number
  warm: FileMeasurement[]
  cold: Record<string, { cpuNanoseconds: number }>
}

export interface CompressedSizes {
  length: number
  raw: number
  rawCompact: number
  automatic: number
  smallest: number
  smallestCompact: number
  brotliCompact: number
}

export function resultOf(from: FileMeasurement): Result {
  return {
    serializer: from.serializer,
    payload: from.payloadBytes || undefined,
    write: timingOf(from.write),
    read: timingOf(from.read),
    difference: from.difference ?? undefined,
  }
}

export function timingOf(from: FileTiming | null | undefined): Timing | undefined {
  return from ? { value: from.median, min: from.min, max: from.max, allocated: from.allocated } : undefined
}

/** Where a run was made, with the versions of the serializers that are packages. */
export function environmentOf({ environment, workloads }: ResultFile): string[] {
  const serializers = new Set(workloads.flatMap(({ measurements }) => measurements.map(({ serializer }) => serializer)))
  const peers = [...serializers].filter((name) => versions[name]).map((name) => `${name} ${versions[name]}`)
  return [
    `${environment.runtime}, ${environment.operatingSystem}`,
    `${environment.processor}, ${environment.cores} logical processors`,
    ...(peers.length > 0 ? [peers.join(', ')] : []),
  ]
}
