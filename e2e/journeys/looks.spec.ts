import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { addressOf, type Brand, brands, screens } from '../../scripts/screenshots/screens.mjs'
import { signIn } from '../../scripts/screenshots/signIn.mjs'
import { violationsIn } from '../axe'
import { coveredStops } from './covered'
import { neverRequested, test } from './test'

// These tests only read.
test.describe.configure({ mode: 'parallel' })

/** The language with the longest words; and a made-up one: longer still, and here written from right to left. */
const german = { tag: 'de-DE', lang: 'de-de', dir: 'ltr' }
const pseudo = { tag: 'en-US', lang: 'el-el', dir: 'rtl' }

/** Two pages: one signed in, one not. */
async function begin(browser: Browser, origin: string, email: string, reading: typeof german) {
  const signedIn = await signIn(browser, origin, email)
  const open = async (state?: typeof signedIn.state) => {
    const context = await browser.newContext({
      locale: reading.tag,
      reducedMotion: 'reduce',
      ...(state && { storageState: state }),
    })
    if (reading.dir === 'rtl') await turnRound(context)
    await neverRequested(context)
    return context.newPage()
  }
  return { signedIn, inside: await open(signedIn.state), outside: await open() }
}

/** No language of the app is written right to left yet: this browser treats the page's as one. */
async function turnRound(context: BrowserContext) {
  await context.addInitScript(() => {
    const turn = () => {
      const { documentElement: root } = document
      if (root && root.dir !== 'rtl') root.dir = 'rtl'
    }
    new MutationObserver(turn).observe(document, {
      attributes: true,
      attributeFilter: ['dir'],
      childList: true,
      subtree: true,
    })
  })
}

const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const titles = [...document.querySelectorAll('main h1, main h2')]
    const isBusy = document.querySelector('main [aria-busy=true]') !== null
    return !isBusy && titles.some((title) => title.checkVisibility())
  })

/** Below the fold the browser keeps the previous colors until it renders there. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

const isDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Overflows sideways, in the direction of the language or in the other. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const { dir } = root
    const most = ['ltr', 'rtl'].map((each) => {
      root.dir = each
      return root.scrollWidth - window.innerWidth
    })
    root.dir = dir
    return Math.max(...most)
  })

/** Compared as screenshots: screens without dates and shared data. Of home, the parts without them. */
const pictured = ['amenities', 'companies', 'help-desk']
const close = { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } as const

for (const brand of Object.keys(brands) as Brand[]) {
  test(`screens and dialogs of ${brand} match, fit a phone, and pass axe`, {
    tag: '@all',
  }, async ({ browser, originOf }) => {
    test.setTimeout(400_000)
    const { host, email } = brands[brand]
    const reading = brand === 'harbor' ? pseudo : german
    const started = new Map<string, Awaited<ReturnType<typeof begin>>>()
    const found: string[] = []
    let polls = 0
    for (const [name, screen] of Object.entries(screens)) {
      if (screen.of !== undefined && screen.of !== brand) continue
      const who = screen.as ?? email
      const by = started.get(who) ?? (await begin(browser, originOf(host), who, reading))
      started.set(who, by)
      const address = addressOf(screen, by.signedIn)
      // Not every building has one of each kind.
      if (address === null) continue
      const page = screen.isOutside ? by.outside : by.inside
      const look = async (colorScheme: 'light' | 'dark', width: number, rules?: string[]) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await isDrawn(page)
        // A color in transition to another scheme is no error: real violations remain.
        let violations: Awaited<ReturnType<typeof violationsIn>> = []
        const count = async () => {
          violations = await violationsIn(page, rules)
          return violations.length
        }
        await expect
          .poll(count)
          .toBe(0)
          .catch(() => undefined)
        for (const { id, nodes } of violations) {
          const first = nodes[0]
          found.push(`${name}, ${colorScheme}: ${id} at ${first?.html}: ${first?.failureSummary}`)
        }
        const picture = `${name}-${brand}-${width}.png`
        if (pictured.includes(name)) await expect.soft(page).toHaveScreenshot(picture, close)
        if (name !== 'home') return
        // The picture, its content and the greeting follow the building's time, and so does the user's day, whose height
        // would move what is below it by parts of a pixel.
        await page.locator('#home img').evaluate((image) => {
          image.style.visibility = 'hidden'
          const greeting = document.querySelector('#home p')
          if (greeting) greeting.textContent = 'Good morning, Ada'
          document.getElementById('day-title')?.closest('section')?.remove()
        })
        const parts = { hero: page.locator('#home'), services: page.locator('#utilities') }
        for (const [part, of] of Object.entries(parts))
          await expect.soft(of).toHaveScreenshot(`${part}-${picture}`, close)
      }
      address.searchParams.set('lang', reading.lang)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address.href, { waitUntil: 'commit' })
      await atRest(page)
      await screen.act?.(page, by.signedIn)
      await drawAll(page)
      // Another brand or scheme has other colors, and a phone other bars, but the same text and roles.
      await look('light', 1440, brand === 'portico' ? undefined : ['color-contrast'])
      await look('dark', 390, ['color-contrast'])
      polls += 1
      if ((await sideways(page)) > 0) found.push(`${name}: wider than a phone`)
      // The bars are the same in every brand.
      if (brand !== 'portico') continue
      for (const stop of await coveredStops(page)) found.push(`${name}: covered, ${stop}`)
    }
    expect(found, found.join('; ')).toEqual([])
    expect(polls).toBeGreaterThan(15)
  })
}
