// The licences of the packages that a bundle has parts of.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The directory of a module's package, and its name. */
export function packageOf(id) {
  return id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)
}

/** The text of each licence below the packages that it is for: most licences demand to go with copies. */
export function licencesOf(modules) {
  const packages = [...new Set(modules.flatMap((id) => packageOf(id)?.[0] ?? []))].sort().map((dir) => {
    const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    const file = readdirSync(dir).find((name) => /^licen[cs]e/i.test(name))
    return { title: `${name} ${version}: ${license}`, text: file && readFileSync(join(dir, file), 'utf8') }
  })
  const titles = new Map()
  for (const { title, text = commonText(title, packages) } of packages)
    titles.set(text, `${titles.get(text) ?? ''}${title}\n`)
  return [...titles].map(([text, title]) => `${title}\n${text.trim()}\n`).join(`\n${'-'.repeat(80)}\n\n`)
}

/** All copies of the Apache licence are alike, so a package may come without one. */
function commonText(title, packages) {
  const isApache = ({ title }) => title.endsWith(': Apache-2.0')
  const [other] = packages.filter((one) => isApache(one) && one.text)
  return isApache({ title }) && other ? other.text : missing(`${title}, but its package has no text of it`)
}

function missing(message) {
  throw new Error(message)
}
