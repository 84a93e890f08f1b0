import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openSite } from './site.mjs'

let site
before(async () => (site = await openSite()))
after(() => site.close())

// A tab for each language: each search begins on the page to which the one before led.
const tabs = new Map()

/** Looks for something, and gives the results as locators. */
async function find(language, query) {
  if (!tabs.has(language)) {
    tabs.set(language, await site.openTab())
    await tabs.get(language).visit(`/${language}/perf/`)
  }

  // Without a box that a failed search left open, and without the text of the last search, which the box would begin with.
  const tab = tabs.get(language)
  await tab.page.keyboard.press('Escape')
  await tab.page.locator('.VPLocalSearchBox').waitFor({ state: 'hidden' })
  await tab.page.evaluate(() => sessionStorage.clear())
  await tab.page.click('.DocSearch-Button')
  await tab.page.fill('.search-input', query)
  return { tab, results: tab.page.locator('.VPLocalSearchBox .result') }
}

describe('search finds', () => {
  for (const [language, query, target] of [
    ['en', 'varint', '/en/format'],
    ['en', 'NINO031', '/en/diagnostics/NINO031'],
    ['zh', '传输格式', '/zh/format'],
    ['zh', '构造函数', '/zh/members'],
    ['zh', '微基准', '/zh/perf/microbenchmark'],
  ]) {
    test(`${language}: "${query}"`, async () => {
      const { tab, results } = await find(language, query)
      await results.first().waitFor()
      const links = await results.evaluateAll((all) => all.map((link) => new URL(link.href).pathname))
      assert.ok(links.some((link) => link.startsWith(target)), links.join())
      assert.ok(links.every((link) => link.startsWith(`/${language}/`)), 'only pages of this language')

      await results.first().click()
      await tab.page.waitForURL(site.origin + links[0] + '**')
      assert.deepEqual(tab.problems, [])
    })
  }

  for (const [language, query, target] of [
    ['en', 'install', '/en/guide/start#install'],
    ['en', 'how to install', '/en/guide/start#install'],
    ['en', 'dependency injection', '/en/guide/faq#how-is-it-used-with-dependency-injection'],
    ['en', 'circular references', '/en/guide/faq#are-circular-references-supported'],
    ['en', 'schema', '/en/guide/schema#a-schema-beside-the-project'],
    ['en', 'Unity', '/en/howto/unity#unity'],
    ['en', 'ASP.NET', '/en/guide/faq#how-is-it-used-with-asp-net-core'],
    ['en', 'async', '/en/guide/faq#is-there-an-async-or-a-stream-api'],
    ['zh', '如何安装', '/zh/guide/start#install'],
    ['zh', '安装', '/zh/guide/start#install'],
    ['zh', '依赖注入', '/zh/guide/faq#how-is-it-used-with-dependency-injection'],
    ['zh', '循环引用', '/zh/guide/faq#are-circular-references-supported'],
    ['zh', 'schema', '/zh/guide/faq#is-there-a-schema'],
    ['zh', 'Unity', '/zh/howto/unity#unity'],
    ['zh', 'ASP.NET', '/zh/guide/faq#how-is-it-used-with-asp-net-core'],
    ['zh', '异步', '/zh/guide/faq#is-there-an-async-or-a-stream-api'],
  ]) {
    test(`${language}: what answers "${query}" before all else`, async () => {
      const { tab, results } = await find(language, query)
      const first = results.first()
      await first.waitFor()
      const { pathname, hash } = new URL(await first.evaluate((link) => link.href))
      assert.equal(pathname + hash, target)

      await first.click()
      await tab.page.waitForURL(site.origin + target)
      await tab.page.locator(hash).waitFor()
      assert.deepEqual(tab.problems, [])
    })
  }

  test('nothing for what nobody wrote', async () => {
    const { tab } = await find('zh', '龘龘龘')
    await tab.page.locator('.no-results').waitFor()
  })
})
