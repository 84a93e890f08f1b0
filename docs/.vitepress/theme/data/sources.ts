import { coldStart } from './cold-start'
import { measured } from './measured'
import type { Source } from './model'
import { nestedSection, type NestedPart } from './nested'
import { publishedReport } from './published'

/** A part of the older report, measured anew, or the first calls. */
export type Section = NestedPart | 'ColdStart'

/** A published report by its id, else a section, else the report of all workloads. */
export function sourceOf(published: string | undefined, section: Section | undefined): Source {
  if (published) return publishedReport(published)
  if (section === 'ColdStart') return coldStart
  return section ? nestedSection(section) : measured
}
