// The addresses that diagnostics open: those of Nino.Analyzers.HelpLinks, which tests of the rules compare with theirs.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { siteAddress } from '../.vitepress/site-address.mjs'
import { docs, fileOf, serveSite } from './site.mjs'

const sources = ['src/Nino.Analyzers/RuleIds.cs', 'src/Nino.Generator/Diagnostics/Descriptors.cs']
const text = sources.map((path) => readFileSync(join(docs, '..', path), 'utf8')).join()
const ids = [...new Set([...text.matchAll(/"(NINO\d{3})"/g)].map(([, id]) => id))].sort()

let site
before(async () => (site = await serveSite()))
after(() => site.close())

test('there are rules, and the address of the site ends with a slash', () => {
  assert.ok(ids.length > 25, ids.join())
  assert.equal(siteAddress.protocol, 'https:')
  assert.match(siteAddress.pathname, /\/$/)
})

describe('the help link opens', () => {
  for (const id of ids) {
    for (const language of ['en', 'zh']) {
      test(`${id}, ${language}`, async () => {
        const link = new URL(`${language}/diagnostics/${id}`, siteAddress)
        // The host serves what was built where the address of the site says.
        assert.ok(link.pathname.startsWith(siteAddress.pathname))
        const response = await fetch(`${site.origin}/${link.pathname.slice(siteAddress.pathname.length)}`)
        const page = await response.text()

        assert.equal(response.status, 200)
        assert.match(page, new RegExp(`<h1 id="[^"]*"[^>]*>${id}[:：]`))
        // The page is built for that address: what it loads is there.
        for (const [, path] of page.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+)"/g)) {
          assert.ok(path.startsWith(siteAddress.pathname) && fileOf(`/${path.slice(siteAddress.pathname.length)}`), path)
        }
      })
    }
  }
})
