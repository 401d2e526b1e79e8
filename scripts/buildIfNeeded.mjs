import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { say, sourceFingerprint } from './prepare.mjs'

const stamp = 'dist/.built-from'

/** Builds unless dist/ was made from exactly these sources. Outside a git checkout it always builds. */
export async function buildIfNeeded() {
  let fingerprint = null
  try {
    fingerprint = sourceFingerprint()
  } catch {
    // No git here; a build too many does no harm.
  }
  if (fingerprint !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint)
    return
  say('Building …')
  const { buildAll } = await import('./build.mjs')
  await buildAll()
  if (fingerprint !== null) writeFileSync(stamp, fingerprint)
}
