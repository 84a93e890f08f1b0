import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { docs } from './site.mjs'

const { workloads, failures } = JSON.parse(readFileSync(join(docs, 'data', 'modes.json'), 'utf8'))
const whole = (number) => number.toLocaleString('en', { maximumFractionDigits: 0 })
const ratio = (number) => number.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const reference = /references|CircularReference|Preserve$/
const tolerant = /version-tolerant|VersionTolerant/
const shown = { 'versioning.md': (name) => !reference.test(name), 'references.md': (name) => !tolerant.test(name) }

const tablesOf = (page) => page.slice(page.indexOf('<!-- modes -->'), page.indexOf('<!-- /modes -->')).split('\n\n')
  .map((table) => table.split('\n').filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())))
  .filter((rows) => rows.length).map(([[name], , ...rows]) => [name, ...rows])

for (const language of ['en', 'zh']) {
  for (const [file, isShown] of Object.entries(shown)) {
    const page = readFileSync(join(docs, language, 'guide', file), 'utf8')
    test(`${language}/${file}: the figures of modes are those of the result file`, () => {
      const expected = workloads.map(({ name, baseline, measurements }) => {
        const base = measurements.find((row) => row.serializer === baseline)
        return [name, ...measurements.filter((row) => isShown(row.serializer)).map(({ serializer, payloadBytes, write, read }) => [
          serializer, whole(payloadBytes), whole(write.median), whole(read.median), ratio(write.median / base.write.median),
          ratio(read.median / base.read.median), whole(write.allocated), whole(read.allocated),
        ])]
      }).filter((table) => table.length > 1)
      assert.deepEqual(tablesOf(page), expected)
    })
  }
}

test('what the pages say of the figures is so', () => {
  assert.deepEqual(failures, [])
  const row = (workload, name) => workloads.find((one) => one.name === workload).measurements.find((one) => one.serializer === name)
  const to = (workload, name, base, of) => of(row(workload, name)) / of(row(workload, base))
  const [bytes, write, read] = [(one) => one.payloadBytes, (one) => one.write.median, (one) => one.read.median]
  const own = ['SimpleClass', 'User', 'Nested10']
  const most = (name, of) => Math.max(...own.map((workload) => to(workload, name, 'Nino', of)))
  const [versions, references] = ['Nino, version-tolerant', 'Nino, references']
  const [memoryVersions, memoryReferences] = ['MemoryPack, VersionTolerant', 'MemoryPack, CircularReference']
  const said = {
    'versioning.md': [
      `${((most(versions, bytes) - 1) * 100).toFixed(1)}`,
      ...['Nested10', 'User'].flatMap((workload) => [write, read].map((of) => ratio(to(workload, versions, 'Nino', of)))),
    ],
    'references.md': [ratio(most(references, write)), ratio(most(references, read)), ...[bytes, write, read].map((of) => ratio(to('Folders', memoryReferences, references, of)))],
  }
  for (const language of ['en', 'zh']) {
    for (const [file, numbers] of Object.entries(said)) {
      const [text] = readFileSync(join(docs, language, 'guide', file), 'utf8').split('<!-- modes -->')
      for (const number of numbers) assert.ok(text.includes(` ${number}`), `${language}/${file}: ${number}`)
    }
  }

  for (const workload of own) {
    for (const peer of ['MessagePack', 'protobuf-net', 'Google.Protobuf', 'System.Text.Json', memoryVersions]) {
      const smaller = workload === 'Nested10' && ['MessagePack', 'protobuf-net'].includes(peer)
      assert.equal(to(workload, peer, versions, bytes) < 1, smaller, `${workload}, ${peer}: bytes`)
      assert.ok(to(workload, peer, versions, write) > 1, `${workload}, ${peer}: write`)
      assert.ok(to(workload, peer, versions, read) > 1, `${workload}, ${peer}: read`)
    }
  }
  const allocated = (name) => row('Folders', name).read.allocated
  assert.ok(allocated(memoryReferences) < allocated(references))
  const different = workloads.flatMap(({ name, measurements }) => measurements.filter((one) => one.difference ?? one.error).map((one) => `${name}, ${one.serializer}`))
  assert.deepEqual(different, ['User, protobuf-net', 'User, System.Text.Json', 'User, System.Text.Json, Preserve'])
})
