import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The app's messages for missing pages and failures, in the languages of the crawl. */
const trouble =
  /page not found|seite nicht gefunden|no longer available|couldn’t load|could not be loaded|konnten? nicht geladen|something went wrong|etwas ist schief|nicht mehr (da|verfügbar)/i

export type Walk = {
  page: Page
  context: BrowserContext
  /** The presses that led to the current page. */
  trail: string[]
  faults: string[]
  /** How many pages of one thing were crawled. */
  details: number
  /** The targets of links within these pages. */
  followed: Set<string>
  /** The status of every page of our own server that was opened. */
  answers: Map<string, number>
}

/** Observes everything that a signed-in browser receives from our own server and its pages. */
export function watch(page: Page): Walk {
  const context = page.context()
  const walk: Walk = {
    page,
    context,
    trail: [],
    faults: [],
    details: 0,
    followed: new Set(),
    answers: new Map(),
  }
  context.on('response', (response) => {
    const { hostname } = new URL(response.url())
    if (!/(^|\.)localhost$/.test(hostname)) return
    if (response.request().isNavigationRequest()) {
      walk.answers.set(response.url(), response.status())
    }
    // The crawl presses more in a minute than a user in an hour: the server accepts 1,200 of its events.
    const isCounted = response.status() === 429 && response.url().endsWith('/analytics/v2/track')
    if (response.status() >= 400 && !isCounted) {
      note(walk, `${response.status()} ${response.url()}`)
    }
  })
  context.on('weberror', (error) => note(walk, String(error.error())))
  return walk
}

export function note(walk: Walk, text: string): void {
  walk.faults.push(`${walk.trail.join(' › ')}: ${text}`)
}

export type Link = { name: string; href: string; target: string; rel: string }

/** The attributes of each link, in one call: a crawl reads more than a thousand. */
export const linksOf = (links: Locator): Promise<Link[]> =>
  links.evaluateAll((all) =>
    all.map((link) => ({
      name: (link as HTMLElement).innerText.replaceAll('\n', ' '),
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  )

/** The heading of the visible page; home stays mounted below other pages. */
export const titleOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll<HTMLElement>('main h1')]
    return titles.find((title) => title.checkVisibility())?.innerText ?? ''
  })

/** Checks that a page with another title than `left` is visible, idle and without an error. */
export async function checkPage(walk: Walk, left: string): Promise<void> {
  const { page } = walk
  const shown = await page
    .waitForFunction((before) => {
      const main = document.querySelector('main')
      const titles = [...document.querySelectorAll<HTMLElement>('main h1')]
      const title = titles.find((each) => each.checkVisibility())?.innerText ?? ''
      if (main === null || title === '' || title === before) return null
      return main.querySelector('[aria-busy="true"]') === null ? main.innerText : null
    }, left)
    .catch(() => null)
  if (shown === null) return note(walk, `no page of its own at rest at ${page.url()}`)
  const replies = trouble.exec(String(await shown.jsonValue()))
  if (replies !== null) note(walk, `“${replies[0]}” at ${page.url()}`)
}

/** Presses what opens a tab, or a dialog over this page; checks it, and closes it. */
export async function checkOpened(walk: Walk, press: () => Promise<unknown>): Promise<void> {
  const { context, page } = walk
  const tab = context.waitForEvent('page').catch(() => null)
  const dialog = page
    .getByRole('dialog')
    .waitFor()
    .then(() => 'dialog' as const)
    .catch(() => null)
  await press()
  const came = await Promise.race([tab, dialog])
  if (came === 'dialog') return checkDialog(walk)
  if (came === null) note(walk, 'nothing opened')
  else await checkTab(walk, came)
}

async function checkTab(walk: Walk, tab: Page): Promise<void> {
  await tab.waitForURL((url) => url.protocol !== 'about:')
  const url = tab.url()
  if (walk.answers.get(url) !== 200) note(walk, `the tab ${url} did not answer 200`)
  if (url.includes('token=')) note(walk, `the tab ${url} shows a token`)
  if (!isDocument(url)) {
    if ((await tab.title()) === '') note(walk, `the tab ${url} has no title`)
    if ((await tab.evaluate(() => window.opener)) !== null) note(walk, `${url} has an opener`)
  }
  await tab.close()
}

const isDocument = (url: string) => new URL(url).pathname.endsWith('.pdf')

/** What opened over the page: a confirmation, an explanation or a frame. Closes it without confirming. */
async function checkDialog(walk: Walk): Promise<void> {
  const dialog = walk.page.getByRole('dialog')
  const frame = dialog.locator('iframe')
  if ((await frame.count()) > 0) {
    const url = new URL((await frame.getAttribute('src')) ?? '', walk.page.url()).href
    if (!isDocument(url)) await expect(frame.contentFrame().locator('h1')).toBeVisible()
    // A document has no heading to wait for.
    await expect.poll(() => walk.answers.get(url), `the frame ${url}`).toBe(200)
  }
  const replies = trouble.exec(await dialog.innerText())
  if (replies !== null) note(walk, `“${replies[0]}” in a dialog`)
  await walk.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** A third-party site: the crawl checks how it would be opened, and does not visit it. */
export function checkOutward(walk: Walk, { href, rel }: Link): void {
  if (/^(mailto|tel):/.test(href)) return
  if (!/^https?:/.test(href)) note(walk, `a link to ${href}`)
  if (!/noopener|noreferrer/.test(rel)) note(walk, `${href} keeps its opener`)
}

export const isOutward = ({ href }: Link, page: Page) =>
  new URL(href, page.url()).origin !== new URL(page.url()).origin
