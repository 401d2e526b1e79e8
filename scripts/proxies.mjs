// Finds the HAProxy that tests put in front of several servers; installs Debian's package if
// possible.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './prepare.mjs'

/** The path of the program; null if there is none. */
export function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path)) ?? null
}

/** Without it, the tests balance with their own proxy, and state so. */
export function ensureHaproxy() {
  if (findHaproxy() !== null) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  print('Installing HAProxy …')
  // Without a network, it would retry for many minutes.
  const how = { stdio: 'ignore', timeout: 60_000 }
  spawnSync('apt-get', ['update', '-qq'], how)
  // Otherwise its service would listen where Debian's configuration specifies.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'haproxy'], {
    ...how,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
