// Prints the size of the built site, what the first visit to a page fetches and takes, and what axe-core finds on it: "npm run measure [rounds]".
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { violations } from '../tests/axe.mjs'
import { dist, fileOf, openSite } from '../tests/site.mjs'

const pages = ['/en/', '/en/guide/start', '/en/howto/aspnet', '/en/diagnostics/NINO011', '/en/format', '/en/perf/', '/en/perf/microbenchmark', '/en/perf/nested', '/zh/', '/zh/perf/microbenchmark']
const rounds = Number(process.argv[2] ?? 9)

printSizes()
await printVisits()

function printSizes() {
  const files = readdirSync(dist, { recursive: true }).map((name) => join(dist, name)).filter((name) => statSync(name).isFile())
  const kinds = new Map()
  for (const file of files) {
    const kind = kinds.get(extname(file)) ?? kinds.set(extname(file), { count: 0, raw: 0, gzipped: 0 }).get(extname(file))
    const content = readFileSync(file)
    kind.count++
    kind.raw += content.length
    kind.gzipped += gzipSync(content).length
  }
  const all = [...kinds.values()].reduce((sum, kind) => ({ count: sum.count + kind.count, raw: sum.raw + kind.raw, gzipped: sum.gzipped + kind.gzipped }))
  console.log('| files | number | kB | kB gzipped |\n|---|---:|---:|---:|')
  for (const [name, { count, raw, gzipped }] of [...kinds].sort((a, b) => b[1].raw - a[1].raw)) console.log(`| \`${name}\` | ${count} | ${kilo(raw)} | ${kilo(gzipped)} |`)
  console.log(`| all | ${all.count} | ${kilo(all.raw)} | ${kilo(all.gzipped)} |\n`)
}

/** Each visit has a profile of its own, so that nothing is cached. */
async function printVisits() {
  const site = await openSite()
  const visits = new Map(pages.map((path) => [path, []]))
  for (let round = -1; round < rounds; round++) {
    for (const path of pages) {
      const result = await visit(site, path)
      // The first round starts the browser's processes.
      if (round >= 0) visits.get(path).push(result)
    }
  }
  console.log(`Medians of ${rounds} visits, ms\n`)
  console.log('| page | requests | kB | kB gzipped | first paint | loaded | ready | violations |\n|---|---:|---:|---:|---:|---:|---:|---:|')
  for (const [path, results] of visits) {
    const median = (value) => results.map(value).sort((a, b) => a - b)[Math.floor(results.length / 2)]
    const [{ files }] = results
    const size = (of) => kilo(files.reduce((sum, file) => sum + of(readFileSync(file)).length, 0))
    console.log(`| \`${path}\` | ${files.length} | ${size((content) => content)} | ${size(gzipSync)} | ${
      [median((result) => result.painted), median((result) => result.loaded), median((result) => result.ready)].map(Math.round).join(' | ')} | ${Math.max(...results.map((result) => result.found))} |`)
  }
  await site.close()
}

/** What a page asked for until it was ready; what is fetched ahead, for pages that may be next, does not count. */
async function visit(site, path) {
  const tab = await site.openTab()
  const files = []
  tab.page.on('request', (request) => {
    if (!/prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '')) files.push(fileOf(new URL(request.url()).pathname))
  })
  await tab.visit(path)
  const times = await tab.page.evaluate(() => ({
    ready: performance.now(),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
  }))
  const found = (await violations(tab.page)).length
  await tab.close()
  return { ...times, found, files: files.filter(Boolean) }
}

function kilo(bytes) {
  return (bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
}
