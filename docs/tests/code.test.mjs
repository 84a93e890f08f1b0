import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { htmlOf, openSite, pagePaths } from './site.mjs'

let site
before(async () => (site = await openSite()))
after(() => site.close())

const pages = pagePaths().filter((path) => /<div class="language-/.test(htmlOf(path)))

describe('code fits its column', () => {
  for (const language of ['en', 'zh']) {
    test(`on the pages of ${language}, at 1440 and 1024 pixels`, async () => {
      const tab = await site.openTab({ withScripts: false })
      const wide = []
      let blocks = 0
      for (const path of pages.filter((name) => name.startsWith(`/${language}/`))) {
        await tab.visit(path)
        // What stands behind the other tabs of a group counts too.
        await tab.page.addStyleTag({ content: '.vp-code-group .blocks > div { display: block !important }' })
        for (const width of [1440, 1024]) {
          await tab.page.setViewportSize({ width, height: 900 })
          const found = await tab.page.evaluate(() => [...document.querySelectorAll('.vp-doc div[class*="language-"] > pre')].map((pre) => {
            const room = pre.clientWidth - 2 * parseFloat(getComputedStyle(pre.querySelector('code')).paddingRight)
            return [...pre.querySelectorAll('.line')].filter((line) => pre.scrollWidth > pre.clientWidth && line.getBoundingClientRect().width > room).map((line) => line.textContent)
          }))
          blocks += found.length
          for (const line of found.flat()) wide.push(`${path}, ${width}: ${line}`)
        }
      }
      await tab.close()
      assert.ok(blocks > 200, `${blocks} blocks`)
      assert.deepEqual(wide, [])
    })
  }
})
