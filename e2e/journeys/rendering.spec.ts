import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { ada, arriveHome, holdScripts, menu, password, withoutRendering } from './helpers'
import { test } from './test'

/** The page's requests to our server, and its errors. */
function watch(page: Page) {
  const seen = { reads: [] as string[], replies: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!frontend|.*analytics)/.test(pathname)) seen.reads.push(pathname)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') seen.replies.push(message.text())
  })
  return seen
}

const tile = '#discover article'

test.describe('before scripts have loaded', () => {
  test("the sign-in renders in the browser's language", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
    await expect(page.getByLabel('Geschäftliche E‑Mail')).toBeEnabled()
    // Only a step that follows another one slides in.
    await expect(page.locator('form')).toHaveCSS('animation-name', 'none')
    await context.close()
  })

  test('typed text and the focus stay', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Work email').fill('ada@mer')
    letGo()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Work email')).toBeFocused()
    await page.keyboard.type('idian.example')
    await expect(page.getByLabel('Work email')).toHaveValue(ada)
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
    await page.getByRole('button', { name: /^Change language/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Deutsch/ })
      .click()
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeEnabled()
    await expect(page.getByLabel('Geschäftliche E‑Mail')).toHaveValue(ada)
  })

  test('Enter is replayed', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Work email').fill(ada)
    await page.keyboard.press('Enter')
    letGo()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('home renders with all its content, and hydrates without rendering again', async ({
    page,
  }) => {
    await arriveHome(page)
    await page.locator(tile).first().waitFor()
    const seen = watch(page)
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
    await expect(page.locator(tile).first()).toBeVisible()
    const marked = await page.locator(tile).first().elementHandle()
    await page.waitForFunction(() => document.readyState !== 'loading')
    letGo()
    await expect(page).toHaveURL(/\/building\//)
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Change building' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await marked?.evaluate((node) => node.isConnected)).toBe(true)
    expect(seen).toEqual({ reads: [], replies: [] })
  })

  test('what is far below is hydrated when it comes near, or when it is pressed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await arriveHome(page)
    const isHydrated = (element: Locator) =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
    const started = () =>
      page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
    const first = page.locator(tile).first()
    await first.waitFor()
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const marked = await first.elementHandle()
    letGo()
    await started()
    expect(await isHydrated(page.getByRole('heading', { level: 1 }))).toBe(true)
    expect(await isHydrated(first)).toBe(false)
    await page.locator('#discover').scrollIntoViewIfNeeded()
    await expect.poll(() => isHydrated(first)).toBe(true)
    expect(await marked?.evaluate((node) => node.isConnected)).toBe(true)

    await page.goto(new URL(page.url()).pathname)
    await started()
    expect(await isHydrated(first)).toBe(false)
    // Home stays mounted behind the page that opens; what is not hydrated by then would find another state later.
    await page.getByRole('link', { name: 'Companies' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    expect(await isHydrated(first)).toBe(true)

    await page.goto(new URL(page.url()).pathname.replace('/companies', ''))
    await started()
    expect(await isHydrated(first)).toBe(false)
    // As an assistive technology does, without a pointer.
    await page
      .getByRole('tab', { name: 'Wellbeing' })
      .evaluate((tab) => (tab as HTMLElement).click())
    await expect(page.getByRole('tab', { name: 'Wellbeing', selected: true })).toBeVisible()
  })

  test('an address with a section hydrates like any other', async ({ page }) => {
    await arriveHome(page)
    const { pathname } = new URL(page.url())
    const letGo = await holdScripts(page)
    await page.goto('about:blank')
    await page.goto(`${pathname}#discover`, { waitUntil: 'commit' })
    const marked = await page.locator(tile).first().elementHandle()
    letGo()
    await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
    expect(await marked?.evaluate((node) => node.isConnected)).toBe(true)
  })

  test('a press is replayed once the scripts have loaded', async ({ page }) => {
    await arriveHome(page)
    await page.getByRole('tab', { name: 'Wellbeing' }).click()
    await page.locator('#discover').getByRole('link', { name: 'Blood drive' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blood drive' })).toBeVisible()
    const rsvp = page.locator('article').getByRole('button').last()
    await expect(rsvp).toBeVisible()
    const letGo = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await rsvp.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a menu opens at its button by an early arrow key', async ({ page }) => {
    await arriveHome(page)
    const letGo = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await menu(page).press('ArrowDown')
    const list = page.getByRole('menu', { name: /^Menu for/ })
    await expect(list).toBeHidden()
    letGo()
    await expect(list.getByRole('menuitem').first()).toBeFocused()
    const right = async (of: Locator) => {
      const box = await of.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right(list)).toBeCloseTo(await right(menu(page)), 0)
  })
})

/** Signed in for documents only: no script has ever run here. */
async function signedInWithoutScripts(
  browser: import('@playwright/test').Browser,
  baseURL: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    userAgent: 'A browser without scripts',
    baseURL,
  })
  const answer = await context.request.post('/api/auth/v2/login', {
    data: { email: ada, password },
    headers: { 'user-agent': 'A browser without scripts' },
  })
  expect(answer.status()).toBe(200)
  return context
}

test.describe('without scripts', () => {
  test('home and its pages are readable, and linked', async ({ browser, baseURL }) => {
    const context = await signedInWithoutScripts(browser, baseURL ?? '')
    const page = await context.newPage()
    const seen = watch(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
    await page.getByRole('link', { name: 'Jazz on the terrace' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jazz on the terrace')
    await expect(page.locator('main p:not(:empty)').first()).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: 'Building information' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building information')
    await page.goto('/')
    await page.getByRole('link', { name: 'Who is here' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
    await expect(page.locator('main li').first()).toBeVisible()
    expect(seen.replies).toEqual([])
    await context.close()
  })

  test('the sign-in shows what it needs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await context.close()
  })
})

test.describe('a page rendered for another user', () => {
  test('is never shown', async ({ page }) => {
    await arriveHome(page)
    // Another tab has signed out without a network: the server does not know it yet.
    await page.evaluate(() => localStorage.removeItem('root'))
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-rendered', 'other')
    await expect(page.locator('#root')).toBeHidden()
    letGo()
    await expect(page.getByLabel('Work email')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })

  test('is replaced if another tab signs in while the page starts', async ({ page }) => {
    await arriveHome(page)
    await page.context().clearCookies({ name: 'documents' })
    await page.addInitScript(() => {
      const read = Reflect.get(Storage.prototype, 'getItem') as (key: string) => string | null
      let reads = 0
      // The document and the start compare the page with the storage before the session is restored.
      Storage.prototype.getItem = function (key) {
        if (key === 'root') reads += 1
        return key === 'root' && reads <= 2 ? null : Reflect.apply(read, this, [key])
      }
    })
    await page.goto('/no-such-page')
    await expect(menu(page)).toBeVisible()
  })

  test('is not shown by Back after the sign-out', async ({ page }) => {
    await arriveHome(page)
    await page.goto('about:blank')
    const other = await page.context().newPage()
    await other.goto('/logout')
    await expect(other.getByLabel('Work email')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Work email')).toBeVisible()
    await expect(page.getByText('One Meridian Plaza')).toHaveCount(0)
  })

  test('a browser unknown to the server renders the same page itself', async ({ page }) => {
    await arriveHome(page)
    await withoutRendering(page)
    const seen = watch(page)
    await page.goto('/')
    await expect(page.locator(tile).first()).toBeVisible()
    expect(seen.reads.length).toBeGreaterThan(3)
    expect(seen.replies).toEqual([])
  })
})

test('the app, hosted as a file with its settings only, loads everything itself', async ({
  page,
}) => {
  const html = await readFile('dist/app/index.html', 'utf8')
  await page.route(/\/(login)?(\?.*)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const served = await (await route.fetch()).text()
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(served)?.[1] ?? '{}')
    const bare = { ...boot, whitelabel: null, theme: null, toggles: [], rendered: null }
    const inlined = `<script type="application/json" id="boot">${JSON.stringify(bare)}</script>`
    return route.fulfill({ contentType: 'text/html', body: html.replace('<!--boot-->', inlined) })
  })
  const seen = watch(page)
  await arriveHome(page)
  await page.goto('/')
  await expect(page.locator(tile).first()).toBeVisible()
  expect(seen.replies).toEqual([])
})

/** Elements whose computed style changes when all styles of the app replace those of their page. */
const changedByAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const elements = [...document.querySelectorAll('html, body, #root *')]
    const computed = () =>
      elements.map((element) => {
        const styles = ['', '::before', '::after'].map((pseudo) =>
          getComputedStyle(element, pseudo),
        )
        return styles
          .flatMap((style) => [...style].map((name) => style.getPropertyValue(name)))
          .join()
      })
    const before = computed()
    await new Promise((resolve) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = document.querySelector<HTMLLinkElement>('link[as=style]')?.href ?? ''
      link.addEventListener('load', resolve)
      document.querySelector('style[data-part]')?.after(link)
    })
    const after = computed()
    return elements
      .filter((_, at) => before[at] !== after[at])
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

test('a page looks the same with its own styles as with all', async ({ page }) => {
  // An animation changes computed styles, too.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const styles = /\/assets\/style[^/]*\.css$/
  const expectSame = async (path: string) => {
    await page.route(styles, (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('#root h1').first()).toBeAttached()
    await page.unroute(styles)
    expect(await changedByAllStyles(page)).toEqual([])
  }
  await expectSame('/login')
  await expectSame('/accessibility')
  await arriveHome(page)
  const home = page.url()
  for (const path of [home, `${home}/companies`, '/account']) {
    await test.step(path, () => expectSame(path))
  }
})
