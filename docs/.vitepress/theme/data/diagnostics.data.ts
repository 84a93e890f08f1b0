import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Language = 'en' | 'zh'

interface DiagnosticPage {
  id: string
  title: string
  severity: string
  /** No longer reported. */
  retired: boolean
  link: string
}

declare const data: Record<Language, DiagnosticPage[]>
export { data }

const docs = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the list of diagnostics from their pages. */
export default {
  watch: ['../../../*/diagnostics/*.md'],
  load: (): typeof data => ({ en: pagesIn('en'), zh: pagesIn('zh') }),
}

function pagesIn(language: Language): DiagnosticPage[] {
  const folder = join(docs, language, 'diagnostics')
  return readdirSync(folder)
    .filter((file) => /^NINO\d+\.md$/.test(file))
    .sort()
    .map((file) => {
      const id = basename(file, '.md')
      const text = readFileSync(join(folder, file), 'utf8')
      return {
        id,
        title: /^# NINO\d+[:：]\s*(.+)$/m.exec(text)?.[1] ?? id,
        severity: /^(?:Severity: |严重级别：)(.+)$/m.exec(text)?.[1] ?? '–',
        retired: /^(?:Retired: |已停用：)/m.test(text),
        link: `/${language}/diagnostics/${id}`,
      }
    })
}
