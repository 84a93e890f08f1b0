import { isRival, type Direction, type Result, type Source, type Workload } from './model'
import { environmentOf, firstCallOf, resultOf, rowOf, timingOf, type CompressedSizes, type FileRow, type NestedRow, type ResultFile } from './result-file'

export type NestedPart = 'Warm' | 'Cold' | 'Frames'

// The file is not always there: "report --only nested --json docs/data/nested.json" writes it.
const files = import.meta.glob<ResultFile>('../../../data/nested.json', { eager: true, import: 'default' })
const file: ResultFile | undefined = Object.values(files)[0]
const rows = file?.nested?.rows ?? []
const sizes = file?.nested?.sizes ?? []
const lengths = [...new Set(rows.map(({ length }) => length))]
const baseline = file?.nested?.baseline ?? ''

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
    baseline,
    results: rowsOf(length).map((row) => (section === 'Warm' ? warm(row, length) : cold(row, length))),
  }))
}

function nestedRow(length: number, direction: Direction): NestedRow | undefined {
  return rows.find((row) => row.length === length && row.direction === direction)
}

function rowsOf(length: number): FileRow[] {
  return nestedRow(length, 'write')?.warm.map(rowOf) ?? []
}

/** What the report wrote (NestedData) and what it read (NestedData2). */
function warm(row: FileRow, length: number): Result {
  const of = (direction: Direction) => nestedRow(length, direction)?.warm.find(({ serializer }) => serializer === row.serializer)
  const [written, read] = [of('write'), of('read')]
  return {
    ...row,
    payload: written?.payloadBytes || undefined,
    write: timingOf(written?.write),
    read: timingOf(read?.read),
    difference: written?.difference ?? read?.difference ?? undefined,
    error: written?.error ?? read?.error ?? undefined,
  }
}

function cold(row: FileRow, length: number): Result {
  const of = (direction: Direction) => firstCallOf(nestedRow(length, direction)?.cold[row.serializer])
  return { ...row, write: of('write'), read: of('read') }
}

function frames(size: CompressedSizes): Result[] {
  const peers = nestedRow(size.length, 'write')?.warm.map(resultOf).filter(isRival) ?? []
  return [
    { serializer: 'Nino', kind: 'nino', payload: size.raw },
    { serializer: 'Nino compact', kind: 'ninoCompact', payload: size.rawCompact },
    { serializer: 'Nino, Automatic()', kind: 'nino', payload: size.automatic },
    { serializer: 'Nino, Automatic(SmallestSize)', kind: 'nino', payload: size.smallest },
    { serializer: 'Nino compact, Automatic(SmallestSize)', kind: 'ninoCompact', payload: size.smallestCompact },
    { serializer: 'Nino compact, Brotli()', kind: 'ninoCompact', payload: size.brotliCompact },
    ...peers.map(({ serializer, kind, payload }) => ({ serializer, kind, payload })),
  ]
}
