// npm run screenshots: captures every screen in three brands, at three widths, light and dark, in
// two languages, into one self-contained page (.cache/screenshots/index.html). Options take lists:
// -- --screen home,event --brand harbor --width 390 --scheme dark --lang de-de. --rendered captures
// the server's markup without scripts.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { openBrowser } from './gallery/browser.mjs'
import { addressOf, brands, screens } from './screenshots/screens.mjs'
import { screenshotSheet } from './screenshots/sheet.mjs'
import { signIn } from './screenshots/signIn.mjs'
import { serveBuilt } from './size/serveBuilt.mjs'

const text = { type: 'string' }
const { values } = parseArgs({
  options: {
    screen: text,
    brand: text,
    width: text,
    scheme: text,
    lang: text,
    rendered: { type: 'boolean' },
  },
})
const chosen = (input, all) => (input === undefined ? all : input.split(','))
for (const brand of chosen(values.brand, [])) {
  if (!(brand in brands))
    throw new Error(`There is no brand ${brand}; there are ${Object.keys(brands).join(', ')}`)
}
const wanted = {
  screens: chosen(values.screen, Object.keys(screens)),
  brands: chosen(values.brand, Object.keys(brands)),
  widths: chosen(values.width, ['390', '820', '1440']).map(Number),
  schemes: chosen(values.scheme, ['light', 'dark']),
  langs: chosen(values.lang, ['en-us', 'de-de']),
}
const port = Number(process.env.PORT ?? 4337)
const folder = new URL('../.cache/screenshots/', import.meta.url)

await buildIfNeeded()
// Starts the browser first: if that fails, no server is left running.
const browser = await openBrowser()
const server = await serveBuilt(port)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const signIns = new Map()

/** Each account signs in once. */
async function signedInAs(brand, email = brands[brand].email) {
  const origin = `http://${brands[brand].host}:${port}`
  const known = signIns.get(email) ?? (await signIn(browser, origin, email))
  signIns.set(email, known)
  return known
}

/** Runs in the page: loads pictures and sections that are lazy. */
function showAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager'
  // In a full-page screenshot, a sticky header appears at the scroll position.
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Waits until everything except the live stream, which never ends, has loaded. */
const settled = (page) =>
  page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined)

async function photograph(brand, { width, scheme, lang }) {
  const shots = []
  const options = {
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    javaScriptEnabled: values.rendered !== true,
  }
  for (const name of wanted.screens) {
    const screen = screens[name]
    if (screen === undefined) throw new Error(`There is no screen ${name}`)
    if (screen.of !== undefined && screen.of !== brand) continue
    const signedIn = await signedInAs(brand, screen.as)
    const address = addressOf(screen, signedIn)
    if (address === null) continue
    const context = await browser.newContext({
      ...options,
      ...(!screen.isOutside && { storageState: signedIn.state }),
    })
    const page = await context.newPage()
    address.searchParams.set('lang', lang)
    await page.goto(address.href)
    await settled(page)
    await screen.act?.(page, signedIn)
    if (values.rendered !== true) await page.evaluate(showAll)
    await settled(page)
    await page.waitForTimeout(150)
    const file = `${name}-${brand}-${width}-${scheme}-${lang}.png`
    const picture = await page.screenshot({ fullPage: true, path: new URL(file, folder).pathname })
    shots.push({ name, brand, width, scheme, lang, picture })
    await context.close()
  }
  return shots
}

try {
  const shots = []
  for (const brand of wanted.brands) {
    for (const width of wanted.widths) {
      for (const scheme of wanted.schemes) {
        for (const lang of wanted.langs) {
          shots.push(...(await photograph(brand, { width, scheme, lang })))
        }
      }
    }
  }
  await writeFile(new URL('index.html', folder), await screenshotSheet(shots))
  process.stdout.write(`${shots.length} screenshots: .cache/screenshots/index.html\n`)
} finally {
  await browser.close()
  await server.end()
}
process.exit(0)
