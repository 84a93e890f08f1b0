import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { htmlOf, openSite, pagePaths } from './site.mjs'

const paths = pagePaths()
const english = paths.filter((path) => path.startsWith('/en/'))
const chinese = paths.filter((path) => path.startsWith('/zh/'))
const twin = (path) => (path.startsWith('/en/') ? path.replace('/en/', '/zh/') : path.replace('/zh/', '/en/'))

let site
before(async () => (site = await openSite()))
after(() => site.close())

test('every page has its twin in the other language', () => {
  assert.ok(english.length > 0)
  assert.deepEqual(chinese, english.map(twin))
})

test('twins have the same headings, by level', () => {
  const levels = (path) => [...htmlOf(path).matchAll(/<h([1-6])[ >]/g)].map((match) => `h${match[1]}`).join(' ')
  for (const path of english) assert.equal(levels(twin(path)), levels(path), path)
})

describe('the language menu', () => {
  for (const path of ['/en/', '/en/format', '/en/perf/', '/en/perf/user', '/zh/perf/nested', '/zh/diagnostics/NINO011', '/zh/members']) {
    test(`keeps ${path}`, async () => {
      const tab = await site.openTab()
      await tab.visit(path)
      await tab.page.hover('.VPNavBarTranslations button')
      await tab.page.click('.VPNavBarTranslations a')
      await tab.page.waitForURL(site.origin + twin(path))
      await tab.page.waitForFunction((language) => document.documentElement.lang === language, twin(path).startsWith('/zh/') ? 'zh-CN' : 'en')
      assert.deepEqual(tab.problems, [])
      await tab.close()
    })
  }
})

describe('the root', () => {
  for (const [locale, start] of [['en-GB', '/en/'], ['de-DE', '/en/'], ['zh-CN', '/zh/'], ['zh-TW', '/zh/']]) {
    test(`leads ${locale} to ${start}`, async () => {
      const tab = await site.openTab({ locale })
      await tab.visit('/')
      await tab.page.waitForURL(site.origin + start)
      assert.deepEqual(tab.problems, [])
      await tab.close()
    })
  }

  test('offers both without scripts', async () => {
    const tab = await site.openTab({ javaScriptEnabled: false })
    await tab.visit('/')
    const links = await tab.page.locator('main a, .choose-language a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    assert.ok(links.includes('/en/') && links.includes('/zh/'), links.join())
    await tab.close()
  })
})
