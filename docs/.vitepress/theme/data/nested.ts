import type { Result, Source, Workload } from './model'
import { environmentOf, firstCallOf, timingOf, type CompressedSizes, type NestedRow, type ResultFile } from './result-file'

export type NestedPart = 'Warm' | 'Cold' | 'Frames'

// The file is not always there: "report --only nested --json docs/data/nested.json" writes it.
const files = import.meta.glob<ResultFile>('../../../data/nested.json', { eager: true, import: 'default' })
const file: ResultFile | undefined = Object.values(files)[0]
const rows = file?.nested?.rows ?? []
const sizes = file?.nested?.sizes ?? []
const lengths = [...new Set(rows.map(({ length }) => length))]
const baseline = 'MessagePack'

/** A part of the older report, measured anew; without rows where the file is missing. */
export function nestedSection(section: NestedPart): Source {
  return {
    id: section,
    published: false,
    environment: file ? environmentOf(file.environment) : [],
    command: file?.environment.command,
    date: file?.environment.date,
    timeUnit: 'ns',
    clock: section === 'Cold' ? 'processor' : undefined,
    workloads: workloadsOf(section),
  }
}

function workloadsOf(section: NestedPart): Workload[] {
  if (section === 'Frames') return sizes.map((size) => ({ name: `Frames${size.length}`, baseline, results: frames(size) }))
  return lengths.map((length) => ({
    name: `${section}${length}`,
    baseline: serializersOf(length).includes('protobuf-net') ? 'protobuf-net' : 'Google.Protobuf',
    results: serializersOf(length).map((serializer) => (section === 'Warm' ? warm(serializer, length) : cold(serializer, length))),
  }))
}

function rowOf(length: number, direction: number): NestedRow | undefined {
  return rows.find((row) => row.length === length && row.direction === direction)
}

function serializersOf(length: number): string[] {
  return rowOf(length, 0)?.warm.map(({ serializer }) => serializer) ?? []
}

/** What the report wrote (NestedData) and what it read (NestedData2). */
function warm(serializer: string, length: number): Result {
  const [written, read] = [0, 1].map((direction) => rowOf(length, direction)?.warm.find((other) => other.serializer === serializer))
  return {
    serializer,
    payload: written?.payloadBytes || undefined,
    write: timingOf(written?.write),
    read: timingOf(read?.read),
    difference: written?.difference ?? read?.difference ?? undefined,
  }
}

function cold(serializer: string, length: number): Result {
  const [write, read] = [0, 1].map((direction) => rowOf(length, direction)?.cold[serializer])
  return {
    serializer,
    write: firstCallOf(write),
    read: firstCallOf(read),
  }
}

function frames(size: CompressedSizes): Result[] {
  const peers = rowOf(size.length, 0)?.warm.filter(({ serializer }) => !serializer.startsWith('Nino') && serializer !== 'Floor') ?? []
  return [
    { serializer: 'Nino', payload: size.raw },
    { serializer: 'Nino compact', payload: size.rawCompact },
    { serializer: 'Nino, Automatic()', payload: size.automatic },
    { serializer: 'Nino, Automatic(SmallestSize)', payload: size.smallest },
    { serializer: 'Nino compact, Automatic(SmallestSize)', payload: size.smallestCompact },
    { serializer: 'Nino compact, Brotli()', payload: size.brotliCompact },
    ...peers.map(({ serializer, payloadBytes }) => ({ serializer, payload: payloadBytes })),
  ]
}
