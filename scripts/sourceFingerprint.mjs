import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that a build is made of; whatever else stands in a checkout leaves it as it is. */
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
  'scripts/chartDescriptions.ts',
  'scripts/chunks.ts',
  'sdk',
  'server',
  'src',
  'vite.config.ts',
]

/**
 * A fingerprint of what is built, by names and contents alone: a downloaded archive knows nothing of git,
 * and the times of its files are those of the unpacking. What editors and finders leave, which begins with
 * a dot, does not count.
 */
export function sourceFingerprint(root = '.') {
  const hash = createHash('sha256')
  for (const name of sources.flatMap((source) => filesIn(root, source))) {
    const content = readFileSync(join(root, name))
    // With its length, what ends one file cannot pass for the beginning of the next.
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The file of this name, or all files below this folder, always in one order; nothing if there is neither. */
function filesIn(root, name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [name]
  return readdirSync(join(root, name))
    .filter((entry) => !entry.startsWith('.'))
    .toSorted()
    .flatMap((entry) => filesIn(root, `${name}/${entry}`))
}
