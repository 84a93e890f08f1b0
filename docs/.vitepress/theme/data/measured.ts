import report from '../../../data/report.json'
import type { Source } from './model'
import { environmentOf, resultOf, type ResultFile } from './result-file'

const file = report as ResultFile

/** Everything that "report --json docs/data/report.json" measured. */
export const measured: Source = {
  id: 'measured',
  published: false,
  environment: environmentOf(file.environment),
  command: file.environment.command,
  date: file.environment.date,
  timeUnit: 'ns',
  workloads: file.workloads.map(({ name, baseline, measurements }) => ({ name, baseline, results: measurements.map(resultOf) })),
}
