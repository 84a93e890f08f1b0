import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

interface DiagnosticPage {
  id: string
  title: string
  severity: string
  link: string
}

declare const data: Record<'en' | 'zh', DiagnosticPage[]>
export { data }

/** Reads the list of diagnostics from their pages. */
export default {
  watch: ['../../../*/diagnostics/NINO*.md'],
  load(files: string[]): typeof data {
    const pages = (language: 'en' | 'zh') => files
      .filter((file) => file.includes(`/${language}/diagnostics/`))
      .sort()
      .map((file) => read(file, language))
    return { en: pages('en'), zh: pages('zh') }
  },
}

function read(file: string, language: string): DiagnosticPage {
  const id = basename(file, '.md')
  const text = readFileSync(file, 'utf8')
  return {
    id,
    title: /^# NINO\d+[:：]\s*(.+)$/m.exec(text)?.[1] ?? id,
    severity: /^(?:Severity|严重性|严重级别|级别)[:：]\s*(.+)$/m.exec(text)?.[1] ?? '',
    link: `/${language}/diagnostics/${id}`,
  }
}
