import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { docs, rowsOf } from './site.mjs'

const { file, socket, large, largeBytes, messageBytes } = JSON.parse(readFileSync(join(docs, 'data', 'streams.json'), 'utf8'))
const whole = (number) => number.toLocaleString('en', { maximumFractionDigits: 0 })
const tenths = (number) => number.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

for (const language of ['en', 'zh']) {
  const page = readFileSync(join(docs, language, 'guide', 'streams.md'), 'utf8')
  const rows = rowsOf(page, 'streams')

  test(`${language}: the figures of streams are those of the result file`, () => {
    const expected = [
      ...file.map(({ name, write, read, writeAllocated, readAllocated }) => [name, whole(write), whole(read), tenths(writeAllocated), tenths(readAllocated)]),
      ...socket.map(({ name, write, writeAllocated }) => [name, whole(write), tenths(writeAllocated)]),
      ...large.map(({ seconds, rate, peakMegabytes, managedMegabytes }) => [tenths(seconds), whole(rate), tenths(peakMegabytes), tenths(managedMegabytes)]),
    ]
    const shown = rows.filter((row) => row.length > 2 && /^[\d.,]+$/.test(row[1]))
    assert.deepEqual(shown.map((row, i) => (i < file.length + socket.length ? row : row.slice(1))), expected)
    assert.ok(rows.some(([first]) => first === `${tenths(largeBytes / 1e9)} GB`))
  })
}

test('what the page says of the figures is so', () => {
  const row = (rows, name) => rows.find((next) => next.name === name)
  assert.ok(largeBytes > 9.9e9)
  for (const { name, peakMegabytes } of large) assert.ok(peakMegabytes < 64, `${name}: ${peakMegabytes} MB`)
  assert.ok(Math.abs(messageBytes - 1024) < 50)
  const [loop, messages] = [row(file, 'Nino, a loop of calls'), row(file, 'Nino, WriteAsync and ReadAsync')]
  assert.ok(messages.write >= 0.8 * loop.write && messages.read >= 0.8 * loop.read)
  assert.ok(row(socket, messages.name).write >= 0.8 * row(socket, loop.name).write)
  assert.equal(row(file, 'Nino, Write and TryRead').writeAllocated, 0)
  for (const language of ['en', 'zh']) {
    const page = readFileSync(join(docs, language, 'guide', 'streams.md'), 'utf8')
    assert.ok(page.includes(`${whole(row(file, 'Nino, Write and TryRead').readAllocated)} `))
    // A pass that decodes cannot be faster than one that only reads, unless the file was in memory.
    assert.ok(row(large, 'ranges, 2 readers').rate <= row(large, 'plain read').rate || page.includes({ en: 'page cache', zh: '页缓存' }[language]))
  }
})
