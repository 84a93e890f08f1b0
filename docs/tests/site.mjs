// The built site, served on a free port, and a browser to look at it with.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

export const docs = fileURLToPath(new URL('..', import.meta.url))
export const dist = join(docs, '.vitepress', 'dist')

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The rows of the tables that stand on a page between two comments of a name, as cells. */
export function rowsOf(page, name) {
  return page.slice(page.indexOf(`<!-- ${name} -->`), page.indexOf(`<!-- /${name} -->`)).split('\n')
    .filter((line) => line.startsWith('| ')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.replaceAll('`', '').trim()))
}

/** Every page's path, such as "/en/format"; the page for unknown addresses is none. */
export function pagePaths() {
  return readdirSync(dist, { recursive: true })
    .map((file) => relative('', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
    .sort()
}

export function htmlOf(path) {
  return readFileSync(join(dist, path.endsWith('/') ? `${path}index.html` : `${path}.html`), 'utf8')
}

/** The file that stands for an address, as static hosts with clean addresses have it. */
export function fileOf(path) {
  return [path, `${path}.html`, `${path}/index.html`].map((name) => join(dist, name)).find((name) => existsSync(name) && statSync(name).isFile())
}

async function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const file = fileOf(path)
    const found = file ?? join(dist, '404.html')
    response.writeHead(file ? 200 : 404, { 'content-type': contentTypes[extname(found)] ?? 'application/octet-stream' })
    createReadStream(found).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The built site without a browser. */
export async function serveSite() {
  const server = await serve()
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => end(server),
  }
}

async function end(server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

export async function openSite() {
  const server = await serve()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync',
    ],
  })
  const origin = `http://127.0.0.1:${server.address().port}`

  return {
    origin,
    /** A tab of its own profile, which writes down everything that goes wrong in it. Without scripts, pages are as they were built. */
    async openTab({ withScripts = true, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB', ...options })
      const page = await context.newPage()
      if (!withScripts) await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      const problems = []
      page.on('console', (message) => {
        // Said of the tests' own reading of canvases.
        if (message.text().includes('willReadFrequently')) return
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // Leaving a page ends what it was still fetching for later.
        const { errorText } = request.failure()
        if (errorText !== 'net::ERR_ABORTED') problems.push(`${errorText}: ${request.url()}`)
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) problems.push(`external: ${request.url()}`)
      })
      page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()}: ${response.url()}`))
      return {
        page,
        problems,
        async visit(path) {
          problems.length = 0
          await page.goto(origin + path)
          // Until the page lives, and every chart has been drawn.
          if (withScripts && options.javaScriptEnabled !== false) await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__
            && [...document.querySelectorAll('.bar-chart')].every((chart) => chart.querySelector('canvas')))
        },
        /** Opens the figures that others published, and waits for their charts. */
        async openPublished() {
          for (const summary of await page.locator('figure.published summary.caption').all()) await summary.click()
          await page.waitForFunction(() => [...document.querySelectorAll('figure.published')].every((figure) => figure.querySelector('canvas')))
        },
        close: () => context.close(),
      }
    },
    async close() {
      await browser.close()
      await end(server)
    },
  }
}
