import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { violations } from './axe.mjs'
import { htmlOf, openSite, pagePaths } from './site.mjs'

let site
const idsOf = new Map()
const linksOf = new Map()
let blocks = 0

before(async () => (site = await openSite()))
after(() => site.close())

// Tabs are used again, so that their profiles keep what all pages share.
const idle = []

/** The lines of code that do not fit their column. What stands behind the other tabs of a group counts too. */
async function wideLines(page) {
  const size = page.viewportSize()
  const style = await page.addStyleTag({ content: '.vp-code-group .blocks > div { display: block !important }' })
  const wide = []
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: size.height })
    const found = await page.evaluate(() => [...document.querySelectorAll('.vp-doc div[class*="language-"] > pre')].map((pre) => {
      const room = pre.clientWidth - 2 * parseFloat(getComputedStyle(pre.querySelector('code')).paddingRight)
      return pre.scrollWidth <= pre.clientWidth ? [] : [...pre.querySelectorAll('.line')].filter((line) => line.getBoundingClientRect().width > room).map((line) => line.textContent)
    }))
    blocks += found.length
    for (const line of found.flat()) wide.push(`${width}: ${line}`)
  }
  await style.evaluate((element) => element.remove())
  await page.setViewportSize(size)
  return wide
}

const brokenImages = (page) => page.evaluate(() => [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.src))

/** What a page has: the one that is open, or one that was built. */
const lookAt = (html) => {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  return {
    language: page.documentElement.lang,
    title: page.title,
    headings: [...page.querySelectorAll(':is(main, [role=main]) :is(h1, h2, h3, h4, h5, h6)')].map((heading) => Number(heading.tagName[1])),
    ids: [...page.querySelectorAll('[id]')].map((element) => element.id),
    links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
  }
}

// One program makes the pages of types, and those of diagnostics have one form: every tenth is opened. Of the others those
// of types are read as they were built, and the content of those of diagnostics is shown in a page that is open.
const isShown = (path) => path.includes('/diagnostics/')
const isRead = (path) => path.includes('/api/')

/** Puts what stands between menu and sidebar of a page that was built in the place of that of the page that is open. */
const show = (html) => document.querySelector('.VPContent').replaceWith(new DOMParser().parseFromString(html, 'text/html').querySelector('.VPContent'))

describe('every page', { concurrency: 2 }, () => {
  for (const [i, path] of pagePaths().filter((path) => path !== '/').entries()) {
    test(path, async () => {
      const tab = idle.pop() ?? await site.openTab()
      const isOpened = i % 10 === 0 || tab.page.url() === 'about:blank' || !(isShown(path) || isRead(path))
      if (isOpened) {
        await tab.visit(path)
        assert.deepEqual(tab.problems, [])
      } else if (isShown(path)) {
        await tab.page.evaluate(show, htmlOf(path))
      }

      const found = await tab.page.evaluate(lookAt, isOpened ? null : htmlOf(path))
      idsOf.set(path, new Set(found.ids))
      linksOf.set(path, found.links.map((link) => new URL(link, site.origin + path)))

      assert.equal(found.language, path.startsWith('/zh/') ? 'zh-CN' : 'en')
      assert.ok(found.title.length > 0)
      assert.equal(found.headings.filter((level) => level === 1).length, 1, 'one h1')
      found.headings.forEach((level, i) => assert.ok(i === 0 || level <= found.headings[i - 1] + 1, `h${found.headings[i - 1]}, then h${level}`))
      if (isOpened || isShown(path)) {
        assert.deepEqual(await brokenImages(tab.page), [])
        // Those of diagnostics have the same form in both languages.
        if (isOpened || path.startsWith('/en/')) assert.deepEqual(await violations(tab.page, { onlyContent: i % 10 !== 0 }), [])
        assert.deepEqual(await wideLines(tab.page), [])
      }
      idle.push(tab)
    })
  }
})

describe('the pages together', () => {
  test('they have code', () => assert.ok(blocks > 400, `${blocks} blocks`))

  test('links lead to pages and anchors that exist', () => {
    const broken = []
    for (const [path, links] of linksOf) {
      for (const url of links) {
        if (url.origin !== site.origin) {
          if (url.protocol !== 'https:') broken.push(`${path}: ${url}`)
          continue
        }
        const target = decodeURIComponent(url.pathname)
        const anchor = decodeURIComponent(url.hash.slice(1))
        if (target !== '/' && !idsOf.has(target)) broken.push(`${path}: ${target}`)
        else if (anchor !== '' && !idsOf.get(target).has(anchor)) broken.push(`${path}: ${target}#${anchor}`)
      }
    }
    assert.ok(linksOf.size > 0)
    assert.deepEqual([...new Set(broken)], [])
  })
})

test('in the dark, pages keep their contrast', async () => {
  const dark = await site.openTab({ colorScheme: 'dark' })
  for (const path of ['/en/', '/zh/', '/en/perf/', '/zh/perf/user', '/en/perf/nested', '/en/format', '/zh/diagnostics/']) {
    await dark.visit(path)
    assert.deepEqual(await violations(dark.page), [], path)
  }
  await dark.close()
})

test('an unknown address says so', async () => {
  const lost = await site.openTab()
  await lost.visit('/en/nowhere')
  assert.match(await lost.page.textContent('body'), /Page not found/)
  await lost.close()
})
