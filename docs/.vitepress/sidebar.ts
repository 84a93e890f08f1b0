import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme } from 'vitepress'

type Language = 'en' | 'zh'

interface Group {
  folder: string
  title: Record<Language, string>
  collapsed?: boolean
  /** The order of reading. Pages that are not named follow by name. */
  pages: string[]
}

const docs = fileURLToPath(new URL('..', import.meta.url))

const overview: Record<Language, string> = { en: 'Overview', zh: '概览' }

const groups: Group[] = [
  {
    folder: 'guide',
    title: { en: 'Guide', zh: '指南' },
    pages: [
      'start', 'attributes', 'polymorphism', 'versioning', 'schema', 'references', 'existing-objects', 'callbacks', 'compact', 'buffers', 'streams', 'performance',
      'security', 'migration', 'faq',
    ],
  },
  {
    folder: 'howto',
    title: { en: 'How to', zh: '实践' },
    pages: ['aspnet', 'caches', 'postgresql', 'files', 'unity', 'libraries'],
  },
  {
    folder: '',
    title: { en: 'Reference', zh: '参考' },
    pages: ['types', 'members', 'generics', 'custom-formatters', 'runtime-mode', 'compression', 'format', 'costs', 'drawn'],
  },
  { folder: 'perf', title: { en: 'Performance', zh: '性能' }, pages: ['index', 'microbenchmark', 'workloads', 'nested', 'user', 'coldstart'] },
  { folder: 'diagnostics', title: { en: 'Diagnostics', zh: '诊断' }, collapsed: true, pages: ['index'] },
  { folder: 'api', title: { en: 'API reference', zh: 'API 参考' }, collapsed: true, pages: ['index'] },
]

/** The first page of the guide; of the reference, as long as there is no guide. */
export function firstPage(language: Language): string {
  return existsSync(join(docs, language, 'guide', 'start.md')) ? `/${language}/guide/start` : `/${language}/members`
}

/** The sidebar of a language, from the pages that exist and their first headings. */
export function sidebar(language: Language): DefaultTheme.SidebarItem[] {
  return groups
    .map(({ folder, title, collapsed, pages }) => ({
      text: title[language],
      collapsed,
      items: pagesIn(language, folder, pages),
    }))
    .filter((group) => group.items.length > 0)
}

function pagesIn(language: Language, folder: string, order: string[]): DefaultTheme.SidebarItem[] {
  const directory = join(docs, language, folder)
  if (!existsSync(directory)) return []
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .filter((name) => folder !== '' || name !== 'index')
    .filter((name) => !isRetired(join(directory, `${name}.md`)))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => ({
      text: name === 'index' ? overview[language] : (heading(join(directory, `${name}.md`)) ?? name),
      link: `/${[language, folder, name === 'index' ? '' : name].filter((part, i) => part !== '' || i === 2).join('/')}`,
    }))
}

/** A diagnostic that is no longer reported keeps its page, for those who look it up. */
function isRetired(file: string): boolean {
  return /^(?:Retired: |已停用：)/m.test(readFileSync(file, 'utf8'))
}

function heading(file: string): string | undefined {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1].replaceAll('`', '').trim()
}
