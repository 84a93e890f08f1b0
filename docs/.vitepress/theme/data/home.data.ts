import { readFileSync } from 'node:fs'
import { defineLoader } from 'vitepress'
import report from '../../../data/report.json'
import type { Kind } from './model'
import type { ResultFile } from './result-file'

export interface HomeRow { serializer: string, kind: Kind, payload: number, write: number, read: number }

export interface HomeData {
  /** Of the rows that have times and make an array for each value, by workload: the result file is too large for a start page. */
  rows: Record<string, HomeRow[]>
  version: string
  repository: string
}

declare const data: HomeData
export { data }

export default defineLoader({
  watch: ['../../../data/report.json', '../../../../Directory.Build.props'],
  load(): HomeData {
    const properties = readFileSync(new URL('../../../../Directory.Build.props', import.meta.url), 'utf8')
    const property = (name: string) => new RegExp(`<${name}\\b[^>]*>([^<]+)<`).exec(properties)![1]
    const rows = (report as ResultFile).workloads.map(({ name, measurements }) => [name, measurements
      .filter(({ write, read, reusesBuffer, difference }) => write && read && !reusesBuffer && !difference)
      .map(({ serializer, kind, payloadBytes, write, read }) => ({ serializer, kind, payload: payloadBytes, write: write!.median, read: read!.median }))])
    return { rows: Object.fromEntries(rows), version: property('Version'), repository: property('RepositoryUrl') }
  },
})
