// Starts the demo as a developer build, with the farm selector; for the browser tests.
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

process.env.PORTICO_DEVELOPER = 'true'
const { buildProduct } = await import('./build.mjs')

const root = process.cwd()
const place = '.cache/developer'
const port = process.env.PORT

// A separate installation; unchanged parts are links to the original.
await rm(place, { recursive: true, force: true })
await mkdir(join(place, 'dist'), { recursive: true })
await mkdir(join(place, 'config'))
const same = [
  'node_modules',
  'package.json',
  'server',
  'config/brands',
  'dist/cards',
  'dist/mini',
  'dist/sdk',
  'dist/empty-database.tar',
]
for (const name of same) await symlink(join(root, name), join(place, name))
await buildProduct(root, join(place, 'dist'))

const config = JSON.parse(await readFile('config/demo.json', 'utf8'))
config.browser.developer = {
  farmSelectorEmail: 'farms please',
  farmListUrl: `http://localhost:${port}/farms`,
  farmListRepo: 'portico',
  farmListKey: 'key-of-developers',
}
// The farm is the same server under another name, which is another origin to a browser.
config.server.corsOrigins = [`http://localhost:${port}`]
await writeFile(join(place, 'config/demo.json'), JSON.stringify(config))
process.chdir(place)
await import(join(root, place, 'dist/server/main.js'))
