import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { docs, openSite } from './site.mjs'

const data = (name) => JSON.parse(readFileSync(join(docs, 'data', `${name}.json`), 'utf8'))
const [report, nested, coldStart, published] = ['report', 'nested', 'coldstart', 'published'].map(data)
const kinds = ['nino', 'ninoCompact', 'ninoCompiled', 'ninoInterpreted', 'binaryPeer', 'textPeer', 'floor']
const rows = [
  ...[report, nested].flatMap(({ workloads }) => workloads.flatMap(({ measurements }) => measurements)),
  ...nested.nested.rows.flatMap(({ warm }) => warm),
  ...coldStart.workloads.flatMap(({ calls }) => calls),
  ...published.flatMap(({ workloads }) => workloads.flatMap(({ results }) => results)),
]

/** README's table, which is the benchmark program's summary. */
const readme = readFileSync(join(docs, '..', 'README.md'), 'utf8')
const printed = tableAt(readme, '| Workload | Payload | Compact | Smallest other |')
  .map(([name, payload, compact, smallest, write, writeOther, writeFloor, read, readOther, readFloor]) =>
    ({ name, payload, compact, smallest, write, writeOther, writeFloor, read, readOther, readFloor }))

/** The first of the runs that benchmarks/README.md has side by side, under the names that it gives the workloads. */
const firstRun = new Map(tableAt(readFileSync(join(docs, '..', 'benchmarks', 'README.md'), 'utf8'), '| | write ÷ floor | read ÷ floor | fastest peer ÷ Nino, write |')
  .map(([name, ...cells]) => [name, cells.map((cell) => cell.split(' · ')[0])])
  .map(([name, [writeFloor, readFloor, write, read]]) => [name.replace('30 classes', 'SimpleClasses').replace('30 structs', 'SimpleStructs'), { writeFloor, readFloor, write, read }]))

const words = {
  en: { compact: 'compact ', limit: (name) => `${name}, limit`, published: (title) => `Published figures (${title})`, show: 'Show', ratio: 'Ratio', lower: 'lower is better: ', all: 'All' },
  zh: { compact: '紧凑 ', limit: (name) => `${name}，极限`, published: (title) => `已发表的数据（${title}）`, show: '显示', ratio: '比值', lower: '越低越好：', all: '全部' },
}

let site
before(async () => (site = await openSite()))
after(() => site.close())

test('every row of the result files says what it is of', () => {
  assert.ok(rows.length > 300)
  for (const { serializer, kind, difference, error, write, read } of rows) {
    assert.ok(kinds.includes(kind), `${serializer}: ${kind}`)
    assert.ok(!difference || !error, `${serializer} gave something back and raised an exception`)
    assert.ok(!error || (!write && !read), `${serializer} raised an exception and has times`)
  }
})

test('the site names none of those that Nino is compared with', () => {
  const theme = join(docs, '.vitepress', 'theme')
  const names = [...new Set(rows.filter(({ kind }) => !kind.startsWith('nino')).map(({ serializer }) => serializer))]
  assert.ok(names.includes('Floor (reused buffer)') && names.includes('MemoryPack'))
  for (const file of readdirSync(theme, { recursive: true }).filter((name) => /\.(ts|vue)$/.test(name))) {
    const source = readFileSync(join(theme, file), 'utf8')
    for (const name of names) assert.ok(!["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)), `${file}: ${name}`)
  }
})

test("README's table is what the program prints of the result file, and says when that was measured", () => {
  const program = join(docs, '..', 'benchmarks', 'Nino.Benchmarks')
  const output = execFileSync('dotnet', ['run', '-c', 'Release', '--project', program, '--', 'summary', join(docs, 'data', 'report.json')], { encoding: 'utf8' })
  assert.deepEqual(tableAt(output, '| Workload '), printed.map((row) => Object.values(row)))
  assert.ok(readme.includes(report.environment.date.slice(0, 10)))
})

test('benchmarks/README.md has the ratios of runtime mode that the file of nested data has', () => {
  const shown = tableAt(readFileSync(join(docs, '..', 'benchmarks', 'README.md'), 'utf8'), '| records | compiled ÷ generated, write |')
  assert.ok(shown.length >= 4)
  for (const [records, ...ratios] of shown) {
    const times = ['write', 'read'].map((direction) => {
      const { warm } = nested.nested.rows.find((row) => row.direction === direction && row.length === Number(records.replaceAll(',', '')))
      const time = (kind) => warm.find((row) => row.kind === kind)[direction].median
      const json = warm.find(({ serializer }) => serializer === 'System.Text.Json')[direction].median
      return { compiled: time('ninoCompiled') / time('nino'), interpreted: time('ninoInterpreted') / json }
    })
    assert.deepEqual(ratios, [...times.map(({ compiled }) => compiled), ...times.map(({ interpreted }) => interpreted)].map((ratio) => ratio.toFixed(2)), records)
  }
})

for (const language of ['en', 'zh']) {
  describe(`${language}: the overview`, () => {
    test("shows the winners and the ratios of README's table", async () => {
      const tab = await site.openTab()
      await tab.visit(`/${language}/perf/`)
      const shown = await tab.page.locator('.summary tbody tr').evaluateAll((all) => all.map((row) =>
        [...row.cells].map((cell) => [cell.querySelector('.second')?.textContent.trim() ?? '', cell.textContent.replace(cell.querySelector('.second')?.textContent ?? '', '').trim()])))
      await tab.close()
      assert.deepEqual(shown.map(([[, name]]) => name), printed.map(({ name }) => name))
      shown.forEach(([, [compact, payload], [smallest, smallestBytes], [writeFloor, write], [writer, writerTime], [readFloor, read], [reader, readerTime]], i) => {
        const row = printed[i]
        assert.equal(payload, row.payload, row.name)
        assert.equal(compact, words[language].compact + row.compact, row.name)
        assert.equal(`${smallestBytes} ${smallest}`, row.smallest, row.name)
        for (const [cell, time, floor, other, by, column] of [
          [write, row.write, writeFloor, writerTime, writer, row.writeOther],
          [read, row.read, readFloor, readerTime, reader, row.readOther],
        ]) {
          assertSame(quantity(cell), quantity(time), row.name)
          assertSame(quantity(other), quantity(column), row.name)
          assert.equal(by, column.split(' ').slice(2).join(' '), row.name)
          assert.equal(floor, `÷ Floor ${column === row.writeOther ? row.writeFloor : row.readFloor} ×`, row.name)
        }
      })
    })

    test("draws the ratios of README's table and of benchmarks/README.md", async () => {
      const tab = await site.openTab()
      await tab.visit(`/${language}/perf/`)
      const labels = await labelsOf(tab.page.locator('.summary'))
      await tab.close()
      assert.equal(labels.length, 2)
      assert.deepEqual([...firstRun.keys()], printed.map(({ name }) => name))
      ;['write', 'read'].forEach((direction, i) => {
        const bars = new Map([...labels[i].matchAll(/(\w+) ([\d.]+) ×/g)].map(([, name, share]) => [name, quantity(share)]))
        assert.deepEqual([...bars.keys()].sort(), printed.map(({ name }) => name).sort())
        for (const row of printed) {
          const first = firstRun.get(row.name)
          assertSame(bars.get(row.name), divided(quantity(row[direction]), quantity(row[`${direction}Other`])), `${row.name}, README`)
          assertSame(bars.get(row.name), divided([1, 1], quantity(first[direction])), `${row.name}, benchmarks/README.md`)
          assert.equal(first[`${direction}Floor`], row[`${direction}Floor`], row.name)
        }
      })
    })
  })

  describe(`${language}: the pages of results`, () => {
    for (const page of ['microbenchmark', 'workloads', 'nested', 'user', 'coldstart']) {
      const path = `/${language}/perf/${page}`

      describe(path, () => {
        let tab
        before(async () => {
          tab = await site.openTab()
          await tab.visit(path)
        })
        after(() => tab.close())

        test('tells those that raised an exception from those that gave back something else', async () => {
          for (const figure of await tab.page.locator('figure').all()) {
            const name = (await figure.locator('strong').first().textContent()).split(/[:：] ?/).at(-1)
            const source = await isPublished(figure) ? published.flatMap(({ workloads }) => workloads).find((workload) => workload.name === name)?.results
              : (page === 'coldstart' ? coldStart : report).workloads.find((workload) => workload.name === name)
            const results = source?.measurements ?? source?.calls ?? source ?? []
            for (const [list, problem] of [['raised', 'error'], ['different', 'difference']]) {
              assert.deepEqual(
                await figure.locator(`.problems.${list} li`).allTextContents(),
                results.filter((row) => row[problem]).map((row) => `${row.serializer}: ${row[problem]}`),
                `${name}: ${list}`)
            }
            const raised = await figure.locator('td.raised').evaluateAll((cells) => [...new Set(cells.map((cell) => cell.parentElement.cells[0].textContent))])
            assert.deepEqual(raised.sort(), results.filter(({ error }) => error).map(({ serializer }) => serializer).sort(), name)
          }
        })

        test('gives each frame a name of its own, published ones that of their report', async () => {
          const captions = await tab.page.locator('figure .caption strong').allTextContents()
          const regions = await tab.page.locator('figure [role=region]').evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')))
          const framed = await tab.page.locator('figure.published .caption strong').allTextContents()
          assert.ok(captions.length > 0)
          assert.deepEqual(captions, [...new Set(captions)])
          assert.deepEqual(regions, [...new Set(regions)])
          const titles = published.map(({ title }) => words[language].published(title[language]))
          for (const caption of framed) assert.ok(titles.some((title) => caption.startsWith(title)), caption)
        })

        // The last one: it chooses what the figures show.
        test('compares what reuses a buffer with its like only, and marks the limit', async () => {
          await tab.openPublished()
          const { show, lower, limit, all } = words[language]
          for (const figure of await tab.page.locator('figure').all()) {
            const everything = figure.getByRole('radio', { name: all, exact: true })
            if (await everything.count()) await everything.check()
            for (const metric of await figure.locator('fieldset', { hasText: show }).getByRole('radio').all()) {
              await metric.check()
              for (const label of await labelsOf(figure)) {
                const bars = label.split(lower)[1]
                const hasBar = (name) => bars.split(`${name} `).some((rest, i) => i > 0 && /^\d/.test(rest))
                const drawn = rows.filter(({ serializer }) => [serializer, `${serializer} *`, limit(serializer)].some(hasBar))
                assert.equal(new Set(drawn.map(({ reusesBuffer }) => reusesBuffer ?? false)).size, 1, label)
                for (const { serializer, kind } of drawn) assert.ok(kind !== 'floor' || !hasBar(serializer), `${serializer} is not marked: ${label}`)
              }
            }
          }
        })
      })
    }

    test('a reused buffer is measured against the floor that reuses one', async () => {
      const tab = await site.openTab()
      await tab.visit(`/${language}/perf/user`)
      const figure = tab.page.locator('figure').first()
      await figure.getByRole('radio', { name: words[language].ratio, exact: true }).check()
      await figure.getByRole('radio', { name: words[language].all, exact: true }).check()
      const label = (await labelsOf(figure)).at(-1)
      await tab.close()
      const reused = report.workloads.find(({ name }) => name === 'User').measurements.filter(({ reusesBuffer }) => reusesBuffer)
      const [nino, floor] = ['nino', 'floor'].map((kind) => reused.find((row) => row.kind === kind).write.median)
      assert.ok(label.includes('Floor (reused buffer) = 1'), label)
      assert.ok(label.includes(`Nino (reused buffer) ${(nino / floor).toFixed(2)} ×`), label)
    })
  })
}

/** The cells of the Markdown table whose first line begins so, without its head. */
function tableAt(text, head) {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(head))
  assert.ok(start >= 0, head)
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
}

/** What a printed number can stand for: from half a unit of its last digit below to half a unit above, in nanoseconds where it is a time. */
function quantity(text) {
  const [, digits, unit] = /^([\d.,]+)(?: (ns|μs|ms))?/.exec(text)
  const scale = { μs: 1e3, ms: 1e6 }[unit] ?? 1
  const half = 0.5 * 10 ** -(digits.split('.')[1]?.length ?? 0)
  const value = Number(digits.replaceAll(',', ''))
  return [(value - half) * scale, (value + half) * scale]
}

function divided([low, high], [otherLow, otherHigh]) {
  return [low / otherHigh, high / otherLow]
}

/** Two printed numbers are of one figure where what they can stand for overlaps. */
function assertSame([low, high], [otherLow, otherHigh], message) {
  assert.ok(low <= otherHigh && otherLow <= high, `${message}: ${low} to ${high}, and ${otherLow} to ${otherHigh}`)
}

function labelsOf(locator) {
  return locator.locator('canvas').evaluateAll((all) => all.map((canvas) => canvas.getAttribute('aria-label')))
}

function isPublished(figure) {
  return figure.evaluate((element) => element.classList.contains('published'))
}
