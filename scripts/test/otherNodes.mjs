// The versions of Node that `npm test -- --all` tests beside the one that runs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, print } from '../prepare.mjs'

/** Every version that the project supports, by its major number. */
const supported = [20, 22, 24]

/** Installs npm's `node` package of each other version; returns the paths of their programs. */
export function otherNodes() {
  const [own] = process.versions.node.split('.').map(Number)
  return supported
    .filter((major) => major !== own)
    .map((major) => {
      const folder = `.cache/node/${major}`
      const path = `${process.cwd()}/${folder}/node_modules/node/bin/node`
      if (!existsSync(path)) {
        print(`Installing Node ${major} …`)
        const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
        spawnSync('npm', ['install', '--prefix', folder, ...options, `node@${major}`], {
          stdio: ['ignore', 'ignore', 'inherit'],
        })
      }
      if (!existsSync(path)) giveUp(`Node ${major} could not be installed; see npm's output above.`)
      return { major, path }
    })
}
