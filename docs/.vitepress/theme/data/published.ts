import published from '../../../data/published.json'
import type { Source } from './model'

/** Figures that others published, as they printed them. They were not measured here, and on other machines. */
export function publishedReport(id: string): Source {
  const found = published.find((report) => report.id === id)
  if (!found) throw new Error(`data/published.json has no report '${id}'`)
  return { ...(found as unknown as Omit<Source, 'published'>), published: true }
}
