import type { Direction, Kind, Result, Timing } from './model'

/** The files that "report --json" writes. */
export interface ResultFile {
  environment: FileEnvironment
  workloads: { name: string; baseline: string; measurements: FileMeasurement[] }[]
  nested?: { baseline: string; rows: NestedRow[]; sizes: CompressedSizes[] } | null
}

export interface FileEnvironment {
  date: string
  runtime: string
  operatingSystem: string
  processor: string
  cores: number
  command: string
  /** Of the libraries, by the name of their rows. */
  versions?: Record<string, string>
}

/** What a row is of. */
export interface FileRow { serializer: string; kind: Kind; reusesBuffer: boolean }

/** What the first call of a process took. */
export interface FileFirstCall { nanoseconds: number; methods: number; cpuNanoseconds: number }

export interface FileMeasurement extends FileRow {
  payloadBytes: number
  write: FileTiming | null
  read: FileTiming | null
  difference: string | null
  error: string | null
}

interface FileTiming { median: number; min: number; max: number; allocated: number }

/** One length of the older report in one direction; first calls are those of processes of their own. */
export interface NestedRow {
  length: number
  direction: Direction
  warm: FileMeasurement[]
  cold: Record<string, FileFirstCall>
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
    ...rowOf(from),
    payload: from.payloadBytes || undefined,
    write: timingOf(from.write),
    read: timingOf(from.read),
    difference: from.difference ?? undefined,
    error: from.error ?? undefined,
  }
}

export function rowOf({ serializer, kind, reusesBuffer }: FileRow): FileRow {
  return { serializer, kind, reusesBuffer }
}

export function timingOf(from: FileTiming | null | undefined): Timing | undefined {
  return from ? { value: from.median, min: from.min, max: from.max, allocated: from.allocated } : undefined
}

/** Time on the processor comes first: other programs disturb it less. */
export function firstCallOf(from: FileFirstCall | undefined): Timing | undefined {
  return from && { value: from.cpuNanoseconds, elapsed: from.nanoseconds, methods: from.methods }
}

/** Where a run was made, and with which versions of the serializers. */
export function environmentOf(environment: FileEnvironment): string[] {
  const versions = Object.entries(environment.versions ?? {}).map(([name, version]) => `${name} ${version}`)
  return [
    `${environment.runtime}, ${environment.operatingSystem}`,
    `${environment.processor}, ${environment.cores} logical processors`,
    ...(versions.length > 0 ? [versions.join(', ')] : []),
  ]
}
