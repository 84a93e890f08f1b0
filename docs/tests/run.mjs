// Runs all tests and ends with the line that CI sums up.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.mjs'))
  .map((file) => join(folder, file))

let passed = 0
let failed = 0
const count = (data) => data.details.type !== 'suite'
const tests = run({ files, concurrency: 2 })
  .on('test:pass', (data) => (passed += count(data) ? 1 : 0))
  .on('test:fail', (data) => (failed += count(data) ? 1 : 0))

tests.compose(new spec()).pipe(process.stdout)
tests.on('end', () => process.on('beforeExit', () => {
  if (!process.exitCode) {
    console.log(`${passed} passed, ${failed} failed`)
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  }
}))
