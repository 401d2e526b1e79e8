// npm run readme:picture: draws docs/portico.webp, the picture of the README: home on a desk and two phones, in three
// brands, at the present hour of each building.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { openBrowser } from './gallery/browser.mjs'
import { addressOf, brands, screens } from './screenshots/screens.mjs'
import { signIn } from './screenshots/signIn.mjs'
import { serveBuilt } from './size/serveBuilt.mjs'

const port = Number(process.env.PORT ?? 4337)
const phone = { width: 390, height: 844 }
const views = [
  { className: 'desk', brand: 'portico', screen: 'home', viewport: { width: 1440, height: 900 } },
  { className: 'phone first', brand: 'leaseline', screen: 'home', viewport: phone },
  { className: 'phone second', brand: 'portico', screen: 'event', viewport: phone, scheme: 'dark' },
]

const css = `
  body { margin: 0; width: 1600px; height: 960px; position: relative; overflow: hidden;
    background: linear-gradient(160deg, #f6efe4, #e9dfd0) }
  img { position: absolute; display: block; box-shadow: 0 1px 2px #2a211533, 0 24px 64px #2a211540 }
  .desk { left: 72px; top: 72px; width: 1160px; border-radius: 16px }
  .phone { width: 300px; border-radius: 34px; border: 9px solid #1d1b18 }
  .first { left: 1226px; top: 136px }
  .second { left: 884px; top: 232px }
`

await buildIfNeeded()
const browser = await openBrowser()
const server = await serveBuilt(port)

async function photograph({ brand, screen, viewport, scheme = 'light' }) {
  const { host, email } = brands[brand]
  const signedIn = await signIn(browser, `http://${host}:${port}`, email)
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
    storageState: signedIn.state,
  })
  const page = await context.newPage()
  await page.goto(addressOf(screens[screen], signedIn).href)
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined)
  const picture = await page.screenshot()
  await context.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

try {
  const images = []
  for (const view of views) {
    images.push(`<img class="${view.className}" alt="" src="${await photograph(view)}">`)
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 960 } })
  await page.setContent(`<style>${css}</style>${images.join('')}`)
  const drawn = await page.screenshot()
  const target = new URL('../docs/portico.webp', import.meta.url)
  await writeFile(target, await sharp(drawn).webp({ quality: 84 }).toBuffer())
  process.stdout.write('docs/portico.webp is drawn.\n')
} finally {
  await browser.close()
  await server.end()
}
process.exit(0)
