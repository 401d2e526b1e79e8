// Builds the app, its server-side rendering, the server, and the mini-app SDK into dist/. node
// scripts/build.mjs
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, createIdResolver } from 'vite'
import { buildCardFrame } from './buildCardFrame.mjs'
import { buildMiniApps, buildSdk } from './buildSdk.mjs'
import { stylesheetRules } from './stylesheetRules.mjs'

/**
 * TanStack Router renders different markup on a server than in a browser, and React hydrates only
 * the markup that it would render itself. The package decides at build time, by the conditions of
 * its `exports`. With the condition `development`, it uses the router's option `isServer`, which
 * `src/ssr/render.tsx` sets. All other packages keep the build's conditions.
 */
function routerAsInBrowser() {
  let resolve
  return {
    name: 'portico-router-as-in-browser',
    enforce: 'pre',
    configResolved(config) {
      resolve = createIdResolver(config, { conditions: ['development', 'import'] })
    },
    resolveId: {
      filter: { id: /^@tanstack\/router-core\/isServer$/ },
      handler(id, importer) {
        return resolve(this.environment, id, importer)
      },
    },
  }
}

const compress = promisify(brotliCompress)
const quiet = { logLevel: 'warn' }

/**
 * @throws if output files import each other in a cycle, because one of them would run before its
 * dependency.
 */
async function refuseCircles(folder) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const done = new Set()
  const visit = (key, path) => {
    if (path.includes(key))
      throw new Error(`The build has an import cycle: ${[...path, key].join(' > ')}`)
    if (done.has(key)) return
    for (const next of manifest[key].imports ?? []) visit(next, [...path, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
}

/** Writes the rules of the app's only stylesheet, from which the server selects those of a page. */
async function writeRules(folder) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const css = await readFile(join(folder, manifest['style.css'].file), 'utf8')
  await writeFile(join(folder, '.vite/rules.json'), JSON.stringify(stylesheetRules(css)))
}

/** Writes a brotli file beside every asset, at the highest quality. */
async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      const packed = await compress(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
      await writeFile(join(folder, `${name}.br`), packed)
    }),
  )
}

/**
 * An empty embedded database from which new ones are copied, because creating one takes the server
 * three seconds. Cached for later builds, by the version that created it.
 */
async function writeEmptyDatabase(root) {
  const { PGlite } = await import('@electric-sql/pglite')
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const { version } = lock.packages['node_modules/@electric-sql/pglite']
  const stored = join(root, `.cache/empty-database-${version}.tar`)
  if (!existsSync(stored)) {
    const database = await PGlite.create()
    const dump = await database.dumpDataDir('none')
    await database.close()
    await mkdir(join(root, '.cache'), { recursive: true })
    // Written, then renamed: an interrupted build must not leave half a file in the cache.
    await writeFile(`${stored}.part`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${stored}.part`, stored)
  }
  await copyFile(stored, join(root, 'dist/empty-database.tar'))
}

/** Builds a script without imports, beside the app. */
const buildScript = (root, outDir, name, input) =>
  build({
    ...quiet,
    root,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { entryFileNames: `${name}.js`, format: 'iife' } },
    },
    // The groups of the app's own build are those of its environment, which overrides the options above.
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  })

/** Builds the operators' console; it shares no file with the app. */
async function buildOperate(root, out) {
  await build({
    ...quiet,
    root,
    configFile: join(root, 'vite.operate.config.ts'),
    build: {
      outDir: `${out}/operate`,
      manifest: true,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  })
  await refuseCircles(join(root, out, 'operate'))
  await precompress(join(root, out, 'operate/assets'))
}

/**
 * Builds the browser's files, the server-side rendering and the server into a folder below `root`.
 */
export async function buildProduct(root, out) {
  await build({
    ...quiet,
    root,
    build: { outDir: `${out}/app`, manifest: true, reportCompressedSize: false },
  })
  await refuseCircles(join(root, out, 'app'))
  // One file each with a fixed name, without code of the app. The browser requests the worker by
  // its name, and the server inlines the other.
  await buildScript(root, `${out}/app`, 'worker', 'src/worker/worker.ts')
  await buildScript(root, `${out}/app`, 'inline', 'src/app/inline/script.ts')
  await writeRules(join(root, out, 'app'))
  await precompress(join(root, out, 'app/assets'))
  await buildOperate(root, out)
  await build({
    ...quiet,
    root,
    build: {
      ssr: true,
      outDir: `${out}/ssr`,
      rollupOptions: {
        // Rendering runs in a thread; the server itself produces the shell of a page.
        input: ['src/ssr/render.tsx', 'src/ssr/shell.ts'],
        output: { entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: true },
    plugins: [routerAsInBrowser()],
  })
  await build({
    ...quiet,
    root,
    build: {
      ssr: true,
      outDir: `${out}/server`,
      rollupOptions: {
        // The server, with the modules of its threads, which `workers/isolated.ts` starts.
        input: [
          'server/main.ts',
          'server/adapters/attachments/attachmentThread.ts',
          'server/adapters/fileParser/fileParserThread.ts',
          'server/adapters/saml/samlThread.ts',
          'server/ssr/renderWorker.ts',
        ],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

export async function buildAll(root = process.cwd()) {
  await buildProduct(root, 'dist')
  await buildSdk(root)
  await buildMiniApps(root)
  await buildCardFrame(root)
  await writeEmptyDatabase(root)
}

if (process.argv[1] === import.meta.filename) await buildAll()
