import report from '../../../data/report.json'
import type { Result, Source, Timing } from './model'

// The file that "report --json" writes.
interface ReportTiming { median: number; min: number; max: number; allocated: number }
interface ReportMeasurement {
  serializer: string
  payloadBytes: number
  write: ReportTiming | null
  read: ReportTiming | null
  difference: string | null
}
interface Report {
  environment: { date: string; runtime: string; operatingSystem: string; processor: string; cores: number; command: string }
  workloads: { name: string; baseline: string; measurements: ReportMeasurement[] }[]
}

function timing(from: ReportTiming | null): Timing | undefined {
  return from ? { value: from.median, min: from.min, max: from.max, allocated: from.allocated } : undefined
}

function result(from: ReportMeasurement): Result {
  return {
    serializer: from.serializer,
    payload: from.payloadBytes || undefined,
    write: timing(from.write),
    read: timing(from.read),
    difference: from.difference ?? undefined,
  }
}

const { environment, workloads } = report as Report

export const measured: Source = {
  id: 'measured',
  published: false,
  environment: [
    `${environment.runtime}, ${environment.operatingSystem}`,
    `${environment.processor}, ${environment.cores} logical processors`,
  ],
  command: environment.command,
  date: environment.date,
  timeUnit: 'ns',
  workloads: workloads.map(({ name, baseline, measurements }) => ({ name, baseline, results: measurements.map(result) })),
}
