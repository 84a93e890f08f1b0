import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

declare const data: Record<string, string>
export { data }

const packages = fileURLToPath(new URL('../../../../Directory.Packages.props', import.meta.url))

/** The versions that the benchmark program is built with, by package. */
export default {
  watch: ['../../../../Directory.Packages.props'],
  load(): typeof data {
    const pins = readFileSync(packages, 'utf8').matchAll(/<PackageVersion Include="(.+?)" Version="(.+?)"/g)
    return Object.fromEntries([...pins].map(([, name, version]) => [name, version]))
  },
}
