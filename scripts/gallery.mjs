// Photographs the design system: every brand, scheme and width, and one sheet to see them together.
// `node scripts/gallery.mjs` writes into .cache/gallery; `--serve` only serves and prints the address.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { openBrowser } from './gallery/browser.mjs'
import { contactSheet } from './gallery/sheet.mjs'

const folder = new URL('../.cache/gallery/', import.meta.url)
const say = (text) => process.stdout.write(`${text}\n`)

// A port of its own and no hot-reload socket: several galleries may run side by side.
const server = await createServer({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 0), strictPort: true, hmr: false },
  cacheDir: 'node_modules/.vite-gallery',
  logLevel: 'warn',
})
await server.listen()
const { port } = server.httpServer.address()
const address = `http://127.0.0.1:${port}/gallery.html`

if (process.argv.includes('--serve')) say(address)
else {
  await photograph()
  await server.close()
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
        say(file)
      }
    }
    await page.close()
  }
  await browser.close()
  await writeFile(new URL('index.html', folder), contactSheet(shots))
  say(new URL('index.html', folder).pathname)
}
