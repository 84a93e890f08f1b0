import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { docs, openSite, pagePaths } from './site.mjs'

const report = JSON.parse(readFileSync(join(docs, 'data', 'report.json'), 'utf8'))
const coldStart = JSON.parse(readFileSync(join(docs, 'data', 'coldstart.json'), 'utf8'))
const published = JSON.parse(readFileSync(join(docs, 'data', 'published.json'), 'utf8'))
const phone = 360
const pages = pagePaths().filter((path) => path.includes('/perf/'))

let site
before(async () => (site = await openSite()))
after(() => site.close())

describe('charts', { concurrency: 3 }, () => {
  for (const path of pages) {
    test(`${path} draws in light and dark, and follows the switch`, async () => {
      const tab = await site.openTab({ colorScheme: 'light' })
      await tab.visit(path)
      await tab.openPublished()
      const light = await charts(tab.page)
      assert.ok(light.length > 0)
      for (const chart of light) {
        assert.ok(chart.drawn > 500, `${chart.label}: ${chart.drawn} pixels`)
        assert.ok(chart.colors > 3, `${chart.label}: ${chart.colors} colours`)
      }

      await tab.page.click('.VPNavBarAppearance button')
      await tab.page.waitForFunction(() => document.documentElement.classList.contains('dark'))
      await nextFrames(tab.page)
      const dark = await charts(tab.page)
      assert.equal(dark.length, light.length)
      dark.forEach((chart, i) => {
        assert.ok(chart.drawn > 500, chart.label)
        assert.notEqual(chart.hash, light[i].hash, `${chart.label} does not change`)
      })
      assert.deepEqual(tab.problems, [])
      await tab.close()
    })

    test(`${path} fits a phone`, async () => {
      const tab = await site.openTab({ viewport: { width: phone, height: 780 } })
      await tab.visit(path)
      await tab.openPublished()
      assert.equal(await tab.page.evaluate(() => document.documentElement.scrollWidth), phone)
      for (const chart of await charts(tab.page)) {
        assert.ok(chart.drawn > 500, chart.label)
        assert.ok(chart.right <= phone, `${chart.label} ends at ${chart.right}`)
        assert.ok(chart.longest > 0.5 * chart.width, `${chart.label}: the longest bar has ${chart.longest} of ${chart.width} pixels`)
      }
      await tab.close()
    })
  }

  for (const path of pages) {
    test(`${path} is at most ten screens of a phone high`, async () => {
      const [width, height] = [390, 844]
      const tab = await site.openTab({ viewport: { width, height } })
      await tab.visit(path)
      const screens = await tab.page.evaluate(() => document.documentElement.scrollHeight) / height
      await tab.close()
      assert.ok(screens <= 10, `${screens.toFixed(2)} screens`)
    })

    test(`${path} shows results before it explains them`, async () => {
      const tab = await site.openTab()
      await tab.visit(path)
      const [chart, explanation] = await tab.page.evaluate(() => [
        document.querySelector('.bar-chart'), document.querySelector('main .source-note, main div[class*="language-"]'),
      ].map((element) => element.getBoundingClientRect().top))
      await tab.close()
      assert.ok(chart < 900, `the first chart is at ${chart}`)
      assert.ok(chart < explanation)
    })
  }

  test('the labels stand out from the ground', async () => {
    for (const colorScheme of ['light', 'dark']) {
      const tab = await site.openTab({ colorScheme })
      await tab.visit('/en/perf/user')
      const ratios = await tab.page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const luminance = (color) => {
          const context = document.createElement('canvas').getContext('2d')
          context.fillStyle = color
          context.fillRect(0, 0, 1, 1)
          const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        const ground = luminance(style.getPropertyValue('--vp-c-bg'))
        const contrast = (name) => {
          const value = luminance(style.getPropertyValue(name))
          return (Math.max(value, ground) + 0.05) / (Math.min(value, ground) + 0.05)
        }
        return { text: ['--chart-label', '--chart-label-strong'].map(contrast), bars: ['--chart-nino', '--chart-binary', '--chart-limit'].map(contrast) }
      })
      for (const value of ratios.text) assert.ok(value >= 4.5, `${colorScheme}: text ${value}`)
      for (const value of ratios.bars) assert.ok(value >= 3, `${colorScheme}: bars ${value}`)
      await tab.close()
    }
  })

  test('the choices change what is shown', async () => {
    const tab = await site.openTab()
    await tab.visit('/en/perf/user')
    const figure = tab.page.locator('figure').first()
    const labels = () => figure.locator('canvas').evaluateAll((all) => all.map((canvas) => canvas.getAttribute('aria-label')))
    const choose = (name) => figure.getByRole('radio', { name, exact: true }).check()
    const [write, read] = await labels()
    assert.match(write, /Nino [\d.,]+ (ns|μs|ms)/)
    assert.notEqual(write, read)

    await choose('Ratio')
    assert.match((await labels())[0], /Nino [\d.]+ ×/)
    await choose('Allocated')
    assert.match((await labels())[0], /Nino [\d.,]+ k?B/)
    await choose('Payload')
    assert.equal((await labels()).length, 1)

    await choose('Time')
    await choose('All')
    await nextFrames(tab.page)
    const [logarithmic] = await charts(tab.page)
    await choose('Linear')
    await nextFrames(tab.page)
    const [linear] = await charts(tab.page)
    assert.notEqual(linear.hash, logarithmic.hash)
    assert.deepEqual(tab.problems, [])
    await tab.close()
  })
})

describe('the rows that a chart shows first', () => {
  for (const [language, all] of [['en', 'All'], ['zh', '全部']]) {
    for (const [page, names] of [['microbenchmark', ['SimpleClass', 'SimpleClasses', 'SimpleStruct', 'SimpleStructs']], ['workloads', ['Rich', 'Polymorphic', 'Vectors']], ['user', ['User']]]) {
      test(`/${language}/perf/${page}: the six lowest binary serializers beside compact Nino and the limit, and all others with one click`, async () => {
        const tab = await site.openTab()
        await tab.visit(`/${language}/perf/${page}`)
        for (const [i, name] of names.entries()) {
          const figure = tab.page.locator('figure:not(.published)').nth(i)
          const { measurements } = report.workloads.find((workload) => workload.name === name)
          const rows = (direction) => measurements.filter((row) => row[direction] && !row.reusesBuffer)
          for (const [j, direction] of ['write', 'read'].entries()) {
            const sorted = rows(direction).sort((a, b) => a[direction].median - b[direction].median)
            const six = sorted.filter(({ kind, difference }) => kind === 'nino' || (kind === 'binaryPeer' && !difference)).slice(0, 6)
            assert.ok(six.length === 6 && six.some(({ kind }) => kind === 'nino'))
            const first = sorted.filter((row) => six.includes(row) || ['ninoCompact', 'floor'].includes(row.kind))
            assert.deepEqual((await rowsOf(figure))[j].map(({ label }) => label), first.map(({ serializer }) => serializer), `${name}, ${direction}`)

            const nino = six.find(({ kind }) => kind === 'nino')[direction].median
            for (const { label, multiple } of (await rowsOf(figure))[j]) {
              const exact = sorted.find(({ serializer }) => serializer === label)[direction].median / nino
              assert.ok(Math.abs(multiple / exact - 1) < 0.01, `${name}, ${direction}, ${label}: ${multiple}, not ${exact}`)
            }
          }

          await figure.getByRole('radio', { name: all, exact: true }).check()
          const every = await rowsOf(figure)
          for (const [j, direction] of ['write', 'read'].entries())
            assert.deepEqual(every[j].map(({ label }) => label).sort(), rows(direction).map(({ serializer }) => serializer).sort(), `${name}, ${direction}, all`)
          assert.ok(every.length > 2, `${name}: no chart of reused buffers`)
        }
        await tab.close()
      })
    }
  }

  test('wherever one row is far slower than another, the fast ones can still be seen', async () => {
    for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
      const tab = await site.openTab({ viewport })
      for (const page of ['microbenchmark', 'workloads', 'user']) {
        await tab.visit(`/en/perf/${page}`)
        for (const rows of ['first', 'all']) {
          if (rows === 'all') for (const all of await tab.page.getByRole('radio', { name: 'All', exact: true }).all()) await all.check()
          await nextFrames(tab.page)
          for (const { label, bars } of await visibleBars(tab.page))
            assert.equal(bars, label.replace(/, limit [^×]*×\)/, '').match(/ ×\)/g).length, `${page}, ${viewport.width}, ${rows}: ${label}`)
        }
      }
      await tab.close()
    }
  })
})

describe('figures', () => {
  for (const language of ['en', 'zh']) {
    test(`${language}: every measured row of a workload is in its table`, async () => {
      const tab = await site.openTab()
      for (const [page, workload] of [['microbenchmark', 'SimpleClass'], ['workloads', 'Vectors'], ['user', 'User']]) {
        await tab.visit(`/${language}/perf/${page}`)
        const rows = report.workloads.find(({ name }) => name === workload)?.measurements ?? []
        const table = await tab.page.locator('figure:not(.published)', { hasText: workload }).first().locator('table').allTextContents()
        for (const { serializer, write } of rows)
          assert.ok(!write || table.join().includes(serializer), `${workload}: ${serializer}`)
        const figure = tab.page.locator('figure:not(.published)', { hasText: workload }).first()
        const different = rows.filter(({ difference }) => difference).map(({ serializer }) => serializer)
        const starred = await figure.locator('tbody th').evaluateAll((all) => all.map(({ textContent }) => textContent).filter((name) => name.endsWith(' *')))
        assert.deepEqual([...new Set(starred)].sort(), different.map((name) => `${name} *`).sort(), workload)
        assert.equal(await figure.locator('.problems.different').filter({ visible: true }).count(), different.length > 0 ? 1 : 0, workload)
      }
      await tab.close()
    })
  }

  test('published figures stand apart from measured ones, and every page says when, where and how it was measured', async () => {
    const onlyPublished = ['GDNet', 'Protocol', 'Nino, reflection']
    const names = published.flatMap(({ workloads }) => workloads.flatMap(({ results }) => results.map(({ serializer }) => serializer)))
    assert.ok(onlyPublished.every((name) => names.includes(name)))

    const tab = await site.openTab()
    for (const path of pages) {
      await tab.visit(path)
      const measured = (await tab.page.locator('figure:not(.published)').allTextContents()).join()
      for (const name of onlyPublished) assert.ok(!measured.includes(name), `${path}: ${name}`)
      const text = await tab.page.textContent('main')
      const { date, command, processor, versions } = (path.endsWith('/coldstart') ? coldStart : report).environment
      for (const part of [date, command, processor, ...Object.entries(versions ?? {}).map((version) => version.join(' '))])
        assert.ok(text.includes(part), `${path}: ${part}`)
    }

    await tab.visit('/en/perf/user')
    assert.match((await tab.page.locator('figure.published').allTextContents()).join(), /GDNet.*Protocol/s)
    await tab.close()
  })
})

function nextFrames(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** The rows of each chart, as they are said to those who cannot see them: name, and multiple of Nino's figure. */
async function rowsOf(figure) {
  const labels = await figure.locator('canvas').evaluateAll((all) => all.map((canvas) => canvas.getAttribute('aria-label')))
  return labels.map((label) => [...label.replace(/, limit|，极限/, '').split(/lower is better: |越低越好：/)[1]
    .matchAll(/(?:^|, )(.+?)(?: \*)? [\d.,]+ (?:ns|μs|ms) ?[(（]([\d.,]+) ×[)）]/g)]
    .map(([, name, multiple]) => ({ label: name, multiple: Number(multiple.replaceAll(',', '')) })))
}

/** How many bars of each chart, but for the dotted limit, are as long as the eye needs, by their colours in the rows of pixels. */
function visibleBars(page) {
  return page.locator('canvas').evaluateAll((canvases) => canvases.map((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const context = document.createElement('canvas').getContext('2d')
    const fills = ['--chart-nino', '--chart-binary', '--chart-text'].map((name) => {
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name)
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    })
    // Bars have gaps where they are striped or dotted, and are apart by rows of pixels without their colours.
    const gap = 6
    let bars = 0
    let height = 0
    for (let y = 0; y <= canvas.height; y++) {
      let start = 0
      let end = -Infinity
      let here = 0
      for (let x = 0; y < canvas.height && x < canvas.width; x++) {
        const i = (y * canvas.width + x) * 4
        if (data[i + 3] < 200 || !fills.some((fill) => fill.every((value, c) => Math.abs(data[i + c] - value) < 4))) continue
        if (x - end > gap) start = x
        end = x
        here = Math.max(here, end - start)
      }
      if (here >= 0.03 * canvas.width) height++
      else {
        // Words that stand over a long bar have fewer.
        if (height >= 3) bars++
        height = 0
      }
    }
    return { label: canvas.getAttribute('aria-label'), bars }
  }))
}

/** What the canvases of a page hold. */
function charts(page) {
  return page.locator('canvas').evaluateAll((canvases) => canvases.map((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const colors = new Map()
    let drawn = 0
    let hash = 0
    // A bar is a line of colour, with the gaps of its stripes; words are apart by more than that.
    const gap = 3
    let longest = 0
    let start = 0
    let end = -Infinity
    for (let i = 0; i < data.length; i += 4) {
      hash = (hash * 31 + (data[i] << 16 | data[i + 1] << 8 | data[i + 2]) + data[i + 3]) | 0
      const at = i / 4
      if (at % canvas.width === 0) end = -Infinity
      if (data[i + 3] > 63 && data[i] < 250) {
        if (at - end > gap) start = at
        end = at
        longest = Math.max(longest, end - start)
      }
      if (data[i + 3] < 128) continue
      drawn++
      const color = data[i] << 16 | data[i + 1] << 8 | data[i + 2]
      colors.set(color, (colors.get(color) ?? 0) + 1)
    }
    return { label: canvas.getAttribute('aria-label'), width: canvas.width, longest, drawn, colors: colors.size, hash, right: canvas.getBoundingClientRect().right }
  }))
}
