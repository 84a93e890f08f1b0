import type { Source } from './model'
import { environmentOf, firstCallOf, rowOf, type FileEnvironment, type FileFirstCall, type FileRow } from './result-file'

/** The file that "coldstart --json" writes. */
interface ColdStartFile {
  environment: FileEnvironment
  /** How many processes each median is of. */
  processes: number
  workloads: { name: string; baseline: string; calls: (FileRow & { write: FileFirstCall; read: FileFirstCall })[] }[]
}

// The file is not always there.
const files = import.meta.glob<ColdStartFile>('../../../data/coldstart.json', { eager: true, import: 'default' })
const file: ColdStartFile | undefined = Object.values(files)[0]

/** First calls, each in a process of its own; without rows where the file is missing. */
export const coldStart: Source = {
  id: 'cold-start',
  published: false,
  environment: file ? environmentOf(file.environment) : [],
  command: file?.environment.command,
  date: file?.environment.date,
  timeUnit: 'ns',
  clock: 'processor',
  workloads: (file?.workloads ?? []).map(({ name, baseline, calls }) => ({
    name,
    baseline,
    results: calls.map((call) => ({ ...rowOf(call), write: firstCallOf(call.write), read: firstCallOf(call.read) })),
  })),
}
