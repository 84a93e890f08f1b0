/** What the charts and tables show: the same shape for measured and for published figures. */
export interface Source {
  id: string
  published: boolean
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
  payload?: number
  write?: Timing
  read?: Timing
  /** What came back differently, or why there are no times. */
  difference?: string
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

export type Kind = 'nino' | 'binary' | 'text' | 'limit'

const textFormats = ['System.Text.Json', 'Newtonsoft.Json', 'Utf8Json', 'LitJson', 'DataContract', 'JsonUtility']

export function kindOf(serializer: string): Kind {
  if (serializer.startsWith('Nino')) return 'nino'
  if (serializer === 'Floor') return 'limit'
  return textFormats.some((name) => serializer.startsWith(name)) ? 'text' : 'binary'
}

export interface BarItem {
  label: string
  value: number
  kind: Kind
  /** A second line for the tooltip. */
  detail?: string
}
