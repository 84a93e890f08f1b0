import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { docs, rowsOf } from './site.mjs'

const read = (file) => JSON.parse(readFileSync(join(docs, 'data', file), 'utf8'))
const { collections, keys } = read('worst.json')
const { checks } = read('witness.json')
const planted = read('planted.json').checks
const kinds = {
  bounds: '边界', 'values and types': '值与类型', 'depth and stack': '深度与栈', memory: '内存', references: '引用',
  'colliding keys': '冲突的键', 'streams and frames': '流与帧', 'calls and declarations': '调用与声明',
}
const translated = {
  ...kinds,
  'struct without GetHashCode': '没有 GetHashCode 的结构体',
  'record that shares a chain': '共享同一条链的 record',
}

const figures = (page, name) => rowsOf(page, name).filter(([, second]) => /^[\d.]+$/.test(second))

for (const language of ['en', 'zh']) {
  const page = readFileSync(join(docs, language, 'guide', 'security.md'), 'utf8')
  const name = (english) => (language === 'zh' && translated[english]) || english
  test(`${language}/security.md: names the namespaces whose checks are not left out`, () => {
    const source = readFileSync(join(docs, '..', 'tests', 'Nino.Fuzz', 'Instrumentation', 'Checks.cs'), 'utf8')
    const leftAlone = [.../LeftAlone =\s*\[(.*?)\];/s.exec(source)[1].matchAll(/^\s*"(.+)",$/gm)].map(([, name]) => name)
    assert.ok(leftAlone.length > 0)
    for (const namespace of leftAlone) assert.ok(page.includes(`\`${namespace}\``), namespace)
  })
  test(`${language}/security.md: the worst inputs are those of the result file`, () => assert.deepEqual(
    figures(page, 'worst'),
    [...collections, ...keys].map((row) => [name(row.name), row.milliseconds.toFixed(1), row.millisecondsOfLarge.toFixed(1), row.bytesPerByte.toFixed(0)]),
  ))
  test(`${language}/security.md: who notices is told as in the result file`, () => assert.deepEqual(
    figures(page, 'witness'),
    Object.keys(kinds).map((kind) => {
      const all = checks.filter((check) => check.kind === kind)
      const [byCorpus, byTests] = [all.filter((check) => check.input), all.filter((check) => !check.input && check.test)]
      const byPromise = planted.filter((check) => check.broken && all.some((other) => other.name === check.name))
      return [name(kind), ...[all.length, byCorpus.length, byTests.length, all.length - byCorpus.length - byTests.length, byPromise.length].map(String)]
    }),
  ))
}

test('a check that nobody notices has a reason', () => {
  for (const { name, input, test: byTest, reason } of checks) assert.equal(!input && !byTest, Boolean(reason), name)
})

test('what was fuzzed without each check has the checks of the witnesses', () => assert.deepEqual(planted.map((check) => check.name), checks.map((check) => check.name)))

test('no input takes as long as the pages say, and time grows with the length', () => {
  for (const row of [...collections, ...keys]) assert.ok(row.milliseconds < 50, row.name)
  const [small, large] = ['milliseconds', 'millisecondsOfLarge'].map((of) => Math.max(...collections.map((row) => row[of])))
  assert.ok(large < 4 * small, `${large} ms of 256 KB, ${small} ms of 64 KB`)
})
