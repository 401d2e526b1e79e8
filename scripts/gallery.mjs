// Captures the design system in every brand, scheme and width, with a contact sheet.
// `node scripts/gallery.mjs` writes into .cache/gallery; `--serve` only serves and prints the
// address; `--built` serves it as one bundle, for tests that open it many times.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { build, createServer, preview } from 'vite'
import { openBrowser } from './gallery/browser.mjs'
import { contactSheet } from './gallery/sheet.mjs'

const folder = new URL('../.cache/gallery/', import.meta.url)
const print = (text) => process.stdout.write(`${text}\n`)

const server = process.argv.includes('--built') ? await serveBuilt() : await serveSources()
const { port } = server.httpServer.address()
const address = `http://127.0.0.1:${port}/gallery.html`

if (process.argv.length > 2) print(address)
else {
  await photograph()
  await server.close()
}

/** Uses any free port and no hot-reload socket, so that several galleries can run side by side. */
async function serveSources() {
  const vite = await createServer({
    server: { ...listening(), hmr: false },
    cacheDir: 'node_modules/.vite-gallery',
    logLevel: 'warn',
  })
  return vite.listen()
}

async function serveBuilt() {
  const outDir = '.cache/gallery-built'
  await build({
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: 'gallery.html' } },
  })
  return preview({ preview: listening(), build: { outDir }, logLevel: 'warn' })
}

function listening() {
  return { host: '127.0.0.1', port: Number(process.env.PORT ?? 0), strictPort: true }
}

async function photograph() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser()
  const shots = []
  for (const width of [390, 820, 1440]) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    for (const brand of ['portico', 'leaseline', 'harbor']) {
      for (const scheme of ['light', 'dark']) {
        const file = `${brand}-${scheme}-${width}.png`
        await page.goto(`${address}?${new URLSearchParams({ brand, scheme })}`)
        await page.locator('main').waitFor()
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: new URL(file, folder).pathname, fullPage: true })
        shots.push({ file, brand, scheme, width })
        print(file)
      }
    }
    await page.close()
  }
  await browser.close()
  await writeFile(new URL('index.html', folder), contactSheet(shots))
  print(new URL('index.html', folder).pathname)
}
