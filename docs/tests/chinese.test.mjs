import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { htmlOf, openSite, pagePaths } from './site.mjs'

const paths = pagePaths().filter((path) => path.startsWith('/zh/'))

let site
before(async () => (site = await openSite()))
after(() => site.close())

test('Chinese pages address readers in one way, and in words of the field', () => {
  assert.ok(paths.length > 50)
  const found = []
  for (const path of paths) {
    const text = htmlOf(path).replace(/<(script|style|pre)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')
    for (const [word] of text.matchAll(/您|陌生人|什么都不必|第一次往返|(?:和|、|或)结构(?![体造化])/g)) found.push(`${path}: ${word}`)
  }
  assert.deepEqual(found, [])
})

test('buttons that copy code have Chinese names on Chinese pages', () => {
  let buttons = 0
  for (const path of paths) {
    for (const [, name] of htmlOf(path).matchAll(/<button title="([^"]*)" class="copy"/g)) {
      buttons++
      assert.equal(name, '复制代码', path)
    }
  }
  assert.ok(buttons > 100)
})

test('nothing Chinese is slanted', async () => {
  const tab = await site.openTab()
  for (const path of ['/zh/perf/coldstart', '/zh/perf/', '/zh/guide/faq', '/zh/format']) {
    await tab.visit(path)
    const slanted = await tab.page.evaluate(() => [...document.querySelectorAll('main *')]
      .filter((element) => /\p{Script=Han}/u.test(element.textContent) && getComputedStyle(element).fontStyle !== 'normal')
      .map((element) => element.textContent))
    assert.deepEqual(slanted, [], path)
  }
  await tab.close()
})
