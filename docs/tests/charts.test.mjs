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
      assert.equal(await tab.page.evaluate(() => document.documentElement.scrollWidth), phone)
      for (const chart of await charts(tab.page)) {
        assert.ok(chart.drawn > 500, chart.label)
        assert.ok(chart.right <= phone, `${chart.label} ends at ${chart.right}`)
        assert.ok(chart.longest > 0.5 * chart.width, `${chart.label}: the longest bar has ${chart.longest} of ${chart.width} pixels`)
      }
      await tab.close()
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
    if (await figure.getByText('Logarithmic').count()) {
      await nextFrames(tab.page)
      const [linear] = await charts(tab.page)
      await choose('Logarithmic')
      await nextFrames(tab.page)
      const [logarithmic] = await charts(tab.page)
      assert.notEqual(linear.hash, logarithmic.hash)
    }
    assert.deepEqual(tab.problems, [])
    await tab.close()
  })
})

describe('figures', () => {
  for (const language of ['en', 'zh']) {
    test(`${language}: every measured row of a workload is in its table`, async () => {
      const tab = await site.openTab()
      for (const [page, workload] of [['microbenchmark', 'SimpleClass'], ['microbenchmark', 'Vectors'], ['user', 'User']]) {
        await tab.visit(`/${language}/perf/${page}`)
        const rows = report.workloads.find(({ name }) => name === workload)?.measurements ?? []
        const table = await tab.page.locator('figure:not(.published)', { hasText: workload }).first().locator('table').allTextContents()
        for (const { serializer, write } of rows)
          assert.ok(!write || table.join().includes(serializer), `${workload}: ${serializer}`)
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
