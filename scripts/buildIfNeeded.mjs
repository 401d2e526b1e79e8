import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { print } from './prepare.mjs'
import { sourceFingerprint } from './sourceFingerprint.mjs'

const stamp = 'dist/.built-from'

/** Builds unless dist/ was built from exactly these sources. */
export async function buildIfNeeded() {
  const fingerprint = sourceFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  print('Building …')
  const { buildAll } = await import('./build.mjs')
  await buildAll()
  writeFileSync(stamp, fingerprint)
}

if (process.argv[1] === import.meta.filename) await buildIfNeeded()
