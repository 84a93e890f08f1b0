import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { docs, openSite } from './site.mjs'

const root = join(docs, '..')
const textOf = (...path) => readFileSync(join(root, ...path), 'utf8')
const report = JSON.parse(textOf('docs', 'data', 'report.json'))
const costs = JSON.parse(textOf('docs', 'data', 'costs.json'))
const properties = textOf('Directory.Build.props')

let site
before(async () => (site = await openSite()))
after(() => site.close())

for (const language of ['en', 'zh']) {
  describe(`${language}: the start page`, () => {
    test('shows times and bytes of the result file, and says them, without scripts', async () => {
      const tab = await site.openTab({ javaScriptEnabled: false })
      await tab.visit(`/${language}/`)
      const shown = await tab.page.locator('.home-chart dl').evaluateAll((all) => all.map((list) =>
        [...list.children].map((row) => [row.querySelector('dt').textContent.trim(), row.querySelector('dd').textContent.trim(), Number(row.querySelector('.bar').style.getPropertyValue('--share'))])))
      const words = await tab.page.locator('.home-chart figcaption').textContent()
      await tab.close()

      const { measurements } = report.workloads.find(({ name }) => name === 'SimpleClass')
      const figures = [({ write }) => write.median, ({ read }) => read.median, ({ payloadBytes }) => payloadBytes]
      const row = (name) => measurements.find(({ serializer }) => serializer === name)
      assert.equal(shown.length, 3)
      shown.forEach((rows, i) => {
        const of = figures[i]
        assert.deepEqual(rows.map(([name]) => name), ['Nino', 'MemoryPack', 'MessagePack', 'System.Text.Json'])
        const longest = Math.max(...rows.map(([name]) => of(row(name))))
        for (const [name, figure, share] of rows) {
          assertPrinted(figure, of(row(name)))
          assert.ok(Math.abs(share - of(row(name)) / longest) < 1e-9, `${name}: ${share}`)
        }
      })

      const rivals = measurements.filter(({ kind, error, difference }) => ['binaryPeer', 'textPeer'].includes(kind) && !error && !difference)
      const best = figures.map((of) => rivals.reduce((lowest, other) => (of(other) < of(lowest) ? other : lowest)))
      for (const [i, of] of figures.entries()) {
        assert.ok(words.includes(shown[i][0][1]), words)
        assert.ok(words.includes(best[i].serializer), words)
        if (i < 2) assert.ok(words.includes((of(best[i]) / of(row('Nino'))).toFixed(1)), words)
      }
    })

    test('installs the version that there is, and links to the repository', async () => {
      const tab = await site.openTab()
      await tab.visit(`/${language}/`)
      assert.equal((await tab.page.locator('.install').textContent()).trim(), `dotnet add package Nino --version ${/<Version>(.*)</.exec(properties)[1]}`)
      assert.equal(await tab.page.locator('.actions a').last().getAttribute('href'), /<RepositoryUrl>(.*)</.exec(properties)[1])
      await tab.close()
    })

    test('claims what steps of CI and tests show', () => {
      const page = textOf('docs', language, 'index.md')
      const steps = [...page.matchAll(/<!-- step: (.*) -->/g)].flatMap(([, names]) => names.split('; '))
      const tests = [...page.matchAll(/<!-- test: (.*) -->/g)].map(([, path]) => path)
      assert.equal(steps.length + tests.length, 8)
      for (const step of steps) assert.ok(['step', 'begin'].some((kind) => textOf('.ci', 'run').includes(`\n${kind} "${step}" `)), step)
      for (const path of tests) assert.ok(existsSync(join(root, path)), path)
      const others = new Set(report.workloads.flatMap(({ measurements }) => measurements).filter(({ kind }) => /Peer$/.test(kind)).map(({ serializer }) => serializer))
      const [claimed, beside] = page.slice(page.indexOf('claims')).match(/\d+/g).map(Number)
      assert.deepEqual([claimed, beside], [report.workloads.length, others.size])
    })
  })

  test(`${language}: the page on costs shows what its file has`, async () => {
    const tab = await site.openTab()
    await tab.visit(`/${language}/costs`)
    const cells = (table) => tab.page.locator(`.${table} tbody tr`).evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)))
    const builds = await cells('builds')
    const calls = await cells('calls')
    const text = await tab.page.locator('.costs > p').textContent()
    await tab.close()

    const expected = costs.builds.flatMap(({ buildSeconds, warmBuildSeconds, assemblyBytes }) => [buildSeconds, warmBuildSeconds, assemblyBytes]).concat(costs.nativeBytes)
    assert.equal(builds.length, expected.length)
    expected.forEach((pair, i) => {
      const unit = builds[i][2].endsWith(' s') ? 1 : 1000
      assert.equal(number(builds[i][2]), rounded(pair.without / unit, unit))
      assert.equal(number(builds[i][3]), rounded(pair.with / unit, unit))
      assert.equal(number(builds[i][4]), rounded((pair.with - pair.without) / unit, unit))
    })
    assert.deepEqual(calls.map((row) => number(row[1])), costs.builds.map((build) => build.registrationMicroseconds))
    costs.builds.forEach((build, i) => assertPrinted(calls[i][2], build.firstCallMilliseconds * 1e6))
    assert.ok(text.includes(costs.environment.date) && (costs.environment.load === null || text.includes(String(costs.environment.load))))
  })
}

function number(text) {
  return Number(/[\d.,-]+/.exec(text)[0].replaceAll(',', ''))
}

function rounded(value, unit) {
  return unit === 1 ? Number(value.toFixed(1)) : Math.round(value)
}

/** What is printed differs from the figure by half a unit of its last digit at the most. */
function assertPrinted(text, value) {
  const scale = { μs: 1e3, ms: 1e6 }[text.split(' ')[1]] ?? 1
  const unit = 10 ** -(text.split(' ')[0].split('.')[1]?.length ?? 0)
  assert.ok(Math.abs(number(text) * scale - value) <= 0.5001 * unit * scale, `${text} is not ${value}`)
}
