import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { docs, htmlOf, pagePaths } from './site.mjs'

const paths = pagePaths().filter((path) => path !== '/')
const marks = ['`', '{#', '**', '](']

test('no page shows the marks of its source', () => {
  assert.ok(paths.length > 100)
  for (const path of paths) {
    const text = htmlOf(path).replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n')
    for (const mark of marks) assert.ok(!text.includes(mark), `${path}: ${text.split('\n').find((line) => line.includes(mark))}`)
  }
})

test('no name that is read aloud has the marks of the source, or is of another language', () => {
  for (const path of paths) {
    for (const [, name] of htmlOf(path).matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)) {
      for (const mark of marks) assert.ok(!name.includes(mark), `${path}: ${name}`)
      assert.doesNotMatch(name, path.startsWith('/zh/') ? /Permalink|Link to/ : /\p{Script=Han}.*的链接/u, path)
    }
  }
})

test('every heading that has a link is named by it', () => {
  let headings = 0
  for (const path of paths) {
    for (const [, heading, name] of htmlOf(path).matchAll(/<h[1-6][^>]*>((?:(?!<h[1-6]).)*?)<a class="header-anchor"[^>]* aria-label="([^"]*)"/gs)) {
      headings++
      const text = heading.replace(/<[^>]*>/g, '').trim()
      assert.equal(name, path.startsWith('/zh/') ? `“${text}”的链接` : `Link to “${text}”`, path)
    }
  }
  assert.ok(headings > 500)
})

for (const [language, retired] of [['en', 'Retired: '], ['zh', '已停用：']]) {
  test(`${language}: the table of diagnostics has every rule that is reported, and only those`, () => {
    const folder = join(docs, language, 'diagnostics')
    const pages = readdirSync(folder).filter((file) => /^NINO\d+\.md$/.test(file)).map((file) => [file.slice(0, -3), readFileSync(join(folder, file), 'utf8')])
    const [reported, gone] = [false, true].map((is) => pages.filter(([, text]) => text.includes(`\n${retired}`) === is).map(([id]) => id).sort())
    assert.ok(reported.length > 20 && gone.length > 0)

    const page = htmlOf(`/${language}/diagnostics/`)
    const table = /<table>.*?<\/table>/s.exec(page)[0]
    const linked = (html) => [...html.matchAll(/<a href="[^"]*\/(NINO\d+)"[^>]*>\1<\/a>/g)].map(([, id]) => id)
    assert.deepEqual(linked(table), reported)
    assert.deepEqual(linked(page.slice(page.indexOf(table) + table.length)), gone)
    assert.match(table, /<code>allowInheritance: false<\/code>/)
  })
}
