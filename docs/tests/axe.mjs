// What axe-core finds on a page: contrast, headings, names and roles.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Parts of the default theme that pages cannot change: the name of the search button, and groups of the sidebar,
// which are buttons that hold a button.
const ofTheTheme = ['.DocSearch-Button', '.VPSidebarItem > .item[role=button]']

// The corner of a table, and the head of a table of keys and values, have nothing to say.
const rules = { 'empty-table-header': { enabled: false } }

/** What axe-core finds on a page, or only in what stands between menu and sidebar, which all pages share. */
export async function violations(page, { onlyContent = false } = {}) {
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(axe)
  const context = { ...(onlyContent && { include: [['.VPContent']] }), exclude: ofTheTheme.map((selector) => [selector]) }
  // Two rules preload style sheets and media: an experimental one, which is off, and one of media that play by themselves, of which no page has any.
  const options = { resultTypes: ['violations'], rules, preload: false }
  const results = await page.evaluate(({ context, options }) => window.axe.run(context, options), { context, options })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`)
}
