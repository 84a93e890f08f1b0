/** What the charts and tables show: the same shape for measured and for published figures. */
export interface Source {
  id: string
  published: boolean
  /** What a published report is called. */
  title?: Record<'en' | 'zh', string>
  /** Lines on where and how, as the report printed them. */
  environment: string[]
  command?: string
  date?: string
  /** What the times count; published reports need not say. */
  timeUnit: 'ns' | 'unstated'
  /** What the times are of: by the clock, unless they are of the processor. */
  clock?: 'processor'
  workloads: Workload[]
}

export interface Workload {
  name: string
  /** The serializer that ratios are to. */
  baseline: string
  results: Result[]
}

export interface Result {
  serializer: string
  kind: Kind
  /** Whether it writes to one buffer again and again: such rows compare with one another only. */
  reusesBuffer?: boolean
  payload?: number
  write?: Timing
  read?: Timing
  /** What came back otherwise than it went in. */
  difference?: string
  /** The exception that was raised, in place of times. */
  error?: string
}

export interface Timing {
  value: number
  min?: number
  max?: number
  error?: number
  deviation?: number
  /** Where the value is a mean, as in published reports. */
  median?: number
  /** Collections in a thousand calls. */
  gen0?: number
  gen1?: number
  allocated?: number
  /** By the clock, where the value is time on the processor. */
  elapsed?: number
  /** Methods that were compiled for the call. */
  methods?: number
}

export type Direction = 'write' | 'read'

/** What a row is of, as the result files say it. Rows are compared by this and never by their names. */
export type Kind = 'nino' | 'ninoCompact' | 'ninoCompiled' | 'ninoInterpreted' | 'binaryPeer' | 'textPeer' | 'floor'

/** How a bar is filled. */
export type Fill = 'nino' | 'binary' | 'text' | 'limit'

const fills: Record<Kind, Fill> = {
  nino: 'nino',
  ninoCompact: 'nino',
  ninoCompiled: 'nino',
  ninoInterpreted: 'nino',
  binaryPeer: 'binary',
  textPeer: 'text',
  floor: 'limit',
}

export function fillOf(result: Result): Fill {
  return fills[result.kind]
}

/** Whether Nino is compared with it: another serializer that gave back what went in. */
export function isRival(result: Result): boolean {
  return (result.kind === 'binaryPeer' || result.kind === 'textPeer') && !result.difference && !result.error
}

/** The row of a kind that makes an array each time, or the one that writes to a buffer again and again. */
export function find(workload: Workload, kind: Kind, reusesBuffer = false): Result | undefined {
  return workload.results.find((result) => result.kind === kind && (result.reusesBuffer ?? false) === reusesBuffer)
}

export interface BarItem {
  label: string
  value: number
  fill: Fill
  kind: Kind
  /** Gave back something else than went in. */
  different: boolean
  /** As a multiple of Nino's figure. */
  multiple?: number
  /** A second line for the tooltip. */
  detail?: string
}
