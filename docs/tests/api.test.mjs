import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlOf, pagePaths } from './site.mjs'

for (const [language, methods] of [['en', 'Methods'], ['zh', '方法']]) {
  test(`${language}: the reference describes the entry points`, () => {
    const page = htmlOf(`/${language}/api/NinoSerializer`)
    for (const heading of [methods, 'Serialize', 'GetSize']) assert.match(page, new RegExp(`<h[23][^>]*>${heading} `))
    assert.match(page, /IBufferWriter/)
    assert.match(page, new RegExp(`href="/${language}/api/NinoException"`))
    assert.match(page, new RegExp(`href="/${language}/format"`))
  })

  test(`${language}: the reference lists every page that it has`, () => {
    const index = htmlOf(`/${language}/api/`)
    const pages = pagePaths().filter((path) => path.startsWith(`/${language}/api/`) && !path.endsWith('/'))
    assert.ok(pages.length > 10)
    for (const page of pages) assert.ok(index.includes(`href="${page}"`), page)
  })
}
