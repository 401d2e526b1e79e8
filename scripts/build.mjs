// Builds the app, its first paint and the server into dist/.   node scripts/build.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'

const compress = promisify(brotliCompress)
const quiet = { logLevel: 'warn' }

/** Brotli beside every asset, once, at the strongest setting. */
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

export async function buildAll(root = process.cwd()) {
  await build({
    ...quiet,
    root,
    build: { outDir: 'dist/app', manifest: true, reportCompressedSize: false },
  })
  await precompress(join(root, 'dist/app/assets'))
  await build({
    ...quiet,
    root,
    build: {
      ssr: 'src/firstPaint.tsx',
      outDir: 'dist/first-paint',
      rollupOptions: { output: { entryFileNames: 'firstPaint.js' } },
    },
    ssr: { noExternal: true },
  })
  await build({
    ...quiet,
    root,
    build: {
      ssr: true,
      outDir: 'dist/server',
      rollupOptions: {
        // The server, and beside it the modules of its threads, which `workers/isolated.ts` starts.
        input: ['server/main.ts', 'server/ports/samlThread.ts'],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

if (process.argv[1] === import.meta.filename) await buildAll()
