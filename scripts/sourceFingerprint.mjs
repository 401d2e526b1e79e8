import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All inputs of a build; other files in a checkout have no effect. */
const sources = [
  'contract',
  'demo',
  'index.html',
  'lingui.config.ts',
  'machines',
  'package-lock.json',
  'rules',
  'scripts/build.mjs',
  'scripts/buildCardFrame.mjs',
  'scripts/buildSdk.mjs',
  'scripts/chunks.ts',
  'scripts/lazyMachines.ts',
  'scripts/omittedTexts.ts',
  'scripts/stylesheetRules.mjs',
  'sdk',
  'server',
  'src',
  'vite.config.ts',
  'vite.operate.config.ts',
]

/**
 * A fingerprint of the sources by names and contents alone: a downloaded archive has no git
 * history, and its files have the times of unpacking. Hidden files, such as those of editors and
 * file managers, are ignored.
 */
export function sourceFingerprint(root = '.') {
  const hash = createHash('sha256')
  for (const name of sources.flatMap((source) => filesIn(root, source))) {
    const content = readFileSync(join(root, name))
    // The length separates files, so that moving text from one to the next changes the hash.
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The file of this name, or all files below this folder in a fixed order; empty if neither exists.
 */
function filesIn(root, name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [name]
  return readdirSync(join(root, name))
    .filter((entry) => !entry.startsWith('.'))
    .toSorted()
    .flatMap((entry) => filesIn(root, `${name}/${entry}`))
}
