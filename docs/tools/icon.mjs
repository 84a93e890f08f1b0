// Draws the package's icon from the mark of the site: "node tools/icon.mjs".
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSite } from '../tests/site.mjs'

const size = 128
const path = (name) => fileURLToPath(new URL(name, import.meta.url))
const site = await openSite()
const { page } = await site.openTab({ viewport: { width: size, height: size } })
const mark = readFileSync(path('../public/mark.svg'), 'utf8')
await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${mark}`)
await page.screenshot({ path: path('../../src/Nino/icon.png'), omitBackground: true })
await site.close()
