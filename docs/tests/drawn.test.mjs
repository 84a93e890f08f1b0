import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { docs, rowsOf } from './site.mjs'

const seeds = JSON.parse(readFileSync(join(docs, 'data', 'sweep.json'), 'utf8'))
const number = (value, digits) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const standing = ({ ahead, tied, behind, medianRatio }) => [ahead, tied, behind].map(String).concat(number(medianRatio, 2))

for (const language of ['en', 'zh']) {
  test(`${language}: the figures of drawn data are those of the result file`, () => {
    const page = readFileSync(join(docs, language, 'drawn.md'), 'utf8')
    const rows = rowsOf(page, 'sweep').filter((row) => /\d$/.test(row.at(-1)))
    const expected = [
      ...seeds.map(({ seed, summary }) => [`${seed}`, ...standing(summary), number(summary.medianToFloor, 2), `${summary.larger}`]),
      ...seeds.flatMap(({ operations }) => Object.values(operations).map((summary) => standing(summary))),
      ...seeds.flatMap(({ worst }) => worst.map(({ case: name, nanoseconds, best, ratio }) => [
        name, number(nanoseconds, 1), best.serializer, number(best.nanoseconds, 1), number(ratio, 1),
      ])),
    ]
    const shown = rows.map((row) => (row.length === 7 ? row : row.length === 5 ? row.slice(1) : row.filter((_, i) => i !== 1)))
    assert.deepEqual(shown, expected)
  })
}

test('what the page says of the figures is so', () => {
  assert.ok(seeds.length >= 3)
  for (const { environment, seed, cells, summary, operations, worst } of seeds) {
    // A part of a seed, or a run with other options, is no seed.
    assert.match(environment.command, new RegExp(`-- sweep --seed ${seed}$`))
    assert.equal(cells, seeds[0].cells, `seed ${seed}`)
    assert.deepEqual(Object.keys(operations).length, 4, `seed ${seed}`)
    assert.equal(summary.ahead + summary.tied + summary.behind, cells, `seed ${seed}`)
    const isAmongThem = (operation, { case: name }) => worst.some((cell) => cell.operation === operation && cell.case === name)
    const measuresAllocation = (cell) => (cell.operation === 'write' && !isAmongThem('reusedBuffer', cell))
      || (cell.operation === 'read' && cell.case.includes('100,000') && !isAmongThem('readInto', cell))
    const unexplained = worst.filter((cell) => cell.nanoseconds >= 100 && !/\?\[\]|DateTime|decimal|Decimal|Boolean|bool|Layout/.test(cell.case) && !measuresAllocation(cell))
    assert.deepEqual(unexplained.map((cell) => cell.case), [], `seed ${seed}`)
    assert.deepEqual(worst.filter(({ best }) => best.serializer !== 'MemoryPack').map((cell) => cell.case), [], `seed ${seed}`)
  }
})
