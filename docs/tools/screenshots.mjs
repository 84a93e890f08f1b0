// Makes pictures of the pages that visitors see first: "npm run screenshots [folder [path...]]", after a build.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '../tests/site.mjs'

const pages = ['', 'perf/', 'perf/microbenchmark', 'guide/start', 'howto/aspnet', 'diagnostics/NINO011', 'types', 'costs']
const [folder = join(tmpdir(), 'nino-screenshots'), ...paths] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const site = await openSite()
for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  for (const colorScheme of ['light', 'dark']) {
    const tab = await site.openTab({ viewport: { width, height }, colorScheme })
    for (const path of paths.length > 0 ? paths : ['en', 'zh'].flatMap((language) => pages.map((page) => `/${language}/${page}`))) {
      await tab.visit(path)
      await tab.page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-${colorScheme}.png`) })
      if (path.split('/').length === 3 && colorScheme === 'light') {
        await tab.page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-whole.png`), fullPage: true })
      }
    }
    await tab.visit('/en/')
    await tab.page.click('.DocSearch-Button')
    await tab.page.fill('.search-input', 'install')
    await tab.page.locator('.VPLocalSearchBox .result').first().waitFor()
    await tab.page.screenshot({ path: join(folder, `search-${width}-${colorScheme}.png`) })
    await tab.close()
  }
}
await site.close()
console.log(folder)

function nameOf(path) {
  return path.split('/').filter(Boolean).join('-')
}
