import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signIn } from '../journeys/helpers'
import { quiet } from '../quiet'
import { contentUuid, payloads } from './items'
import { html, urls } from './payloads'

declare global {
  interface Window {
    fired: number[]
    fire: (n: number) => void
  }
}

const building = '/building/d9d8899e-5a3f-8602-abfe-be7d62315606'
const kinds = ['events', 'event-posts', 'offers', 'posts', 'deals']

// Without the policy, so that the sanitizer and the rules for addresses are tested alone. Small, since hundreds of
// pages render unseen.
test.use({ bypassCSP: true, viewport: { width: 640, height: 480 } })
test.setTimeout(240_000)

/** What a page must not do: run a payload, open a dialog, navigate, open a window, send a request elsewhere. */
async function watch(context: BrowserContext, page: Page) {
  const seen: string[] = []
  await context.addInitScript(() => {
    window.fired = []
    window.fire = (n) => {
      window.fired.push(n)
    }
  })
  context.on('page', (opened) => seen.push(`opened ${opened.url()}`))
  page.on('dialog', (dialog) => {
    seen.push(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (url !== 'about:blank' && !url.startsWith('http://localhost:')) seen.push(`went to ${url}`)
  })
  page.on('request', (request) => {
    if (/^https?:\/\/(?!localhost:)/.test(request.url())) seen.push(`asked for ${request.url()}`)
  })
  page.on('pageerror', (error) => seen.push(`threw ${error.message}`))
  return seen
}

/** Navigates inside the app, like a link, and waits for the new page. */
async function walkTo(page: Page, path: string): Promise<void> {
  // Home and its heading stay mounted while another page is visible.
  const before = await page.evaluateHandle((to) => {
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
    // The router listens to it.
    history.pushState({}, '', to)
    return titles
  }, path)
  await page.waitForFunction((earlier) => {
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
    return titles.length === 1 && !titles.some((title) => earlier.includes(title))
  }, before)
}

/** Opens the item with the payload in this field. */
async function openItem(page: Page, kind: string, at: number) {
  await walkTo(page, `${building}/${kind}/${contentUuid(at)}`)
  await expect(page.locator('article h1')).toHaveCount(1)
  // The code that shows descriptions is fetched with the first one; some payloads hide this very link.
  if (at === 0) await expect(page.locator('article:visible').getByText('press')).toBeAttached()
}

/** Deals have no page of their own kind: they are shown as content. */
const isContent = (kind: string) => kind === 'events' || kind === 'deals'

const fired = (page: Page) => page.evaluate(() => window.fired)

/** Links that docs/behaviour.md#links-in-content forbids, and elements that are not allowed in a description. */
const outsiders = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))
      .map(({ href }) => href),
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        ({ host, target, protocol }) =>
          protocol.startsWith('http') && host !== location.host && target !== '_blank',
      )
      .map(({ href }) => `leaves: ${href}`),
    ...[
      ...document.querySelectorAll(
        'main :is(script, iframe, object, embed, base, meta, link, style, form, video, audio, math, template)',
      ),
    ].map(({ outerHTML }) => outerHTML),
    ...[...document.querySelectorAll('main *')]
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .map(({ outerHTML }) => outerHTML),
  ])

/** A sample through the whole app each time; all of them with `--all`. */
const samples = [
  { title: 'twenty', step: Math.ceil(payloads.length / 20), tag: [] },
  { title: 'two hundred', step: 1, tag: ['@all'] },
]

for (const { title, step, tag } of samples)
  test(`${title} payloads in every field run nothing and lead nowhere`, { tag }, async ({
    context,
    page,
  }) => {
    expect(html.length + urls.length).toBeGreaterThanOrEqual(200)
    const seen = await watch(context, page)
    await page.goto('/')
    await signIn(page)
    await expect(page.locator('#discover article').first()).toBeVisible()
    expect(await outsiders(page)).toEqual([])

    for (let at = 0; at < payloads.length; at += step) {
      // By the page of its kind, and as a content item.
      const kind = kinds[at % kinds.length] ?? 'events'
      for (const shown of isContent(kind) ? [kind] : [kind, 'events']) {
        await openItem(page, shown, at)
        expect(await outsiders(page), `${shown} ${at}: ${JSON.stringify(payloads[at])}`).toEqual([])
      }
    }
    for (const list of ['companies', 'amenities', '']) {
      await walkTo(page, `${building}/${list}`)
      await quiet(page)
      expect(await outsiders(page), list).toEqual([])
    }
    expect(await fired(page)).toEqual([])
    expect(seen).toEqual([])
  })

test('without the sanitizer the same pages run them: the control', { tag: '@all' }, async ({
  context,
  page,
}) => {
  await watch(context, page)
  await context.route('**/assets/RichText-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const sanitiser = /[\w$]+(?=\.sanitize\()/
    expect(code, 'the call of the sanitiser').toMatch(sanitiser)
    await route.fulfill({
      response,
      body: `const none = { sanitize: (html) => {
        const holder = document.createElement('div'); holder.innerHTML = html
        const all = document.createDocumentFragment(); all.append(...holder.childNodes); return all
      } }; ${code.replace(sanitiser, 'none')}`,
    })
  })
  await page.goto('/')
  await signIn(page)
  await expect(page.locator('#discover article').first()).toBeVisible()
  const ran = new Set<number>()
  for (const [at] of html.entries()) {
    await walkTo(page, `${building}/events/${contentUuid(at)}`)
    for (const n of await fired(page)) ran.add(n)
    if (ran.size >= 20) break
  }
  expect(ran.size).toBeGreaterThanOrEqual(20)
})
