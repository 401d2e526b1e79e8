// Finds or installs a Chromium: the system's, Debian's package if permitted, otherwise Playwright's
// own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { giveUp, print } from './prepare.mjs'

// The headless shell has no browser windows: the same pages in four fifths of the time.
const shell = '/usr/bin/chromium-headless-shell'
const known = [
  process.env.PORTICO_CHROMIUM,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findChromium = () => known.find((path) => path && existsSync(path)) ?? null
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Path of a system Chromium, or null if Playwright's own is used. */
export function ensureChromium() {
  const isChosen = [process.env.PORTICO_CHROMIUM, shell].includes(findChromium())
  if (!isChosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    if (!run('apt-get', ['install', '-y', '-qq', basename(shell)]) && findChromium() === null) {
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
    }
  }
  const found = findChromium()
  if (found !== null) return found
  print("Fetching Playwright's Chromium …")
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    giveUp('No Chromium could be found or installed; set PORTICO_CHROMIUM to the path of one.')
  }
  return null
}
