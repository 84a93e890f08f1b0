import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MarkdownRenderer } from 'vitepress'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = new URL('../data/usings.json', import.meta.url)

/** Puts the usings before a region of a source that a new project needs for it: a test compiles both together. */
export function showUsings(markdown: MarkdownRenderer) {
  const usings: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
  const fence = markdown.renderer.rules.fence!
  markdown.renderer.rules.fence = (tokens, i, options, env, self) => {
    const token = tokens[i] as typeof tokens[number] & { src?: [string, string] }
    const [path, region] = token.src ?? ['', '']
    const names = usings[`${relative(root, path).replaceAll('\\', '/')}#${region}`] ?? []
    if (path && names.length > 0) token.content = `${names.map((name) => `using ${name};\n`).join('')}\n${token.content}`
    return fence(tokens, i, options, env, self)
  }
}
