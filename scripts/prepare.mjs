// The requirements of every command: a recent Node, and the packages of the lock file.
// This file may import only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const least = [20, 19]
const stamp = 'node_modules/.portico-installed'

/** Prints one sentence and exits. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export function print(text) {
  process.stdout.write(`${text}\n`)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  giveUp(`Portico needs Node ${least.join('.')} or newer; this is ${process.versions.node}.`)
}

/** Installs if the lock file has changed since the last installation. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  print('Installing packages (a minute or two the first time) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) giveUp("The packages could not be installed; see npm's output above.")
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(stamp, lock)
}

export function prepare() {
  checkNode()
  installPackages()
}
