import { readFileSync } from 'node:fs'

/** Where the site is served: the property of the build, or the variable of the environment with its name. */
export const siteAddress = new URL(process.env.NinoSiteAddress ?? ofBuild())

function ofBuild() {
  const properties = readFileSync(new URL('../../Directory.Build.props', import.meta.url), 'utf8')
  return /<NinoSiteAddress\b[^>]*>([^<]+)</.exec(properties)[1]
}
