// Finds the proxies that tests put in front of servers; installs Debian's packages if possible.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './prepare.mjs'

/** Debian's package of each program. */
const packages = { haproxy: 'haproxy', nginx: 'nginx-light', caddy: 'caddy' }

/** The path of the program; null if there is none. */
export function findProxy(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

/** Tests that need a missing one say so. */
export function ensureProxies() {
  const missing = Object.keys(packages).filter((program) => findProxy(program) === null)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  print(`Installing ${missing.join(', ')} …`)
  // Without a network, it would retry for many minutes.
  const how = { stdio: 'ignore', timeout: 60_000 }
  spawnSync('apt-get', ['update', '-qq'], how)
  const names = missing.map((program) => packages[program])
  // Otherwise their services would listen where Debian's configuration specifies.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    ...how,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
