import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { docs } from './site.mjs'

// Their code is meant to be wrong: Nino.Analyzers.Tests compiles it, and sees the diagnostic on the lines that name it.
const compiledElsewhere = /^(en|zh)\/diagnostics\/NINO\d+\.md$/

const pages = readdirSync(docs, { recursive: true })
  .map((file) => relative('', file).replaceAll('\\', '/'))
  .filter((file) => /^(en|zh)\/.*\.md$/.test(file) && !/^(en|zh)\/api\//.test(file))
  .sort()

test('C# on the pages comes from sources that are compiled', () => {
  const typed = pages.filter((page) => !compiledElsewhere.test(page) && /^\s*(`{3,}|~{3,})\s*(csharp|cs|c#)\b/im.test(textOf(page)))
  assert.ok(pages.length > 100)
  assert.deepEqual(typed, [])
})

test('every region that a page shows exists', () => {
  const lost = []
  let shown = 0
  for (const page of pages) {
    for (const [, path, region] of textOf(page).matchAll(/^<<< @\/(\S+?)#([\w-]+)/gm)) {
      shown++
      const file = resolve(docs, path)
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map((line) => line.trim()) : []
      for (const line of [`#region ${region}`, `#endregion ${region}`]) {
        if (lines.filter((other) => other === line).length !== 1) lost.push(`${page}: ${line} in ${path}`)
      }
    }
  }
  assert.ok(shown > 100)
  assert.deepEqual(lost, [])
})

test('twins show the same regions', () => {
  const shown = (page) => [...textOf(page).matchAll(/^<<< @\/(\S+)/gm)].map(([, source]) => source)
  for (const page of pages.filter((name) => name.startsWith('en/'))) assert.deepEqual(shown(page.replace('en/', 'zh/')), shown(page), page)
})

function textOf(page) {
  return readFileSync(join(docs, page), 'utf8')
}
