import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { signIn } from '../journeys/helpers'
import { contentUuid, payloads } from './items'
import { html as markup } from './payloads'

const building = '/building/d9d8899e-5a3f-8602-abfe-be7d62315606'
test.setTimeout(180_000)

/** The rendered HTML of a page, as the signed-in browser receives it. */
async function documentOf(request: APIRequestContext, agent: string, path: string) {
  let html = ''
  // An overloaded renderer leaves the page to the browser: request it again.
  await expect(async () => {
    const reply = await request.get(path, { headers: { 'user-agent': agent } })
    expect(reply.status()).toBe(200)
    html = await reply.text()
    expect(html).toMatch(/<div id="root">.*<h1/s)
  }).toPass()
  return html
}

/** What foreign code a document would run or link to, as the browser's own parser reads it. */
const outsiders = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    const all = [...read.querySelectorAll('*')]
    const inPage = [...read.querySelectorAll('#root *')]
    const ours = ['https:', 'http:', 'mailto:', 'tel:']
    return [
      ...[...read.querySelectorAll('script')].filter(
        (script) =>
          script.id !== 'boot' &&
          !script.nonce &&
          !(script.getAttribute('src') ?? '').startsWith('/assets/'),
      ),
      ...all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))),
      ...all.filter((element) => element.hasAttribute('style')),
      ...inPage.filter((element) =>
        /^(script|iframe|object|embed|base|meta|style|video|audio|math|template|frame)$/i.test(
          element.tagName,
        ),
      ),
      ...[...read.querySelectorAll<HTMLAnchorElement>('#root a[href]')].filter(
        ({ protocol }) => !ours.includes(protocol),
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200))
  }, html)

/** A sample each time; all of them with `--all`. */
const samples = [
  { title: 'twenty', step: Math.ceil(payloads.length / 20), tag: [] },
  { title: 'two hundred', step: 1, tag: ['@all'] },
]

for (const { title, step, tag } of samples)
  test(`rendered pages contain ${title} payloads without running them`, { tag }, async ({
    page,
  }) => {
    await page.goto('/')
    await signIn(page)
    await expect(page.locator('#discover article').first()).toBeVisible()
    const agent = await page.evaluate(() => navigator.userAgent)
    const open = (path: string) => documentOf(page.request, agent, path)
    for (let at = 0; at < payloads.length; at += step) {
      const html = await open(`${building}/events/${contentUuid(at)}`)
      // Rendered, with the item: its text is in the prefetched responses.
      expect(html).toContain(contentUuid(at))
      expect(await outsiders(page, html), JSON.stringify(payloads[at])).toEqual([])
      const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      expect(JSON.parse(boot).rendered.replies.length).toBeGreaterThan(2)
    }
    for (const path of ['', '/companies', '/amenities', '/nothing-there']) {
      expect(await outsiders(page, await open(building + path)), path).toEqual([])
    }
    // The page repeats parts of the address, too.
    for (const payload of markup.slice(0, 50)) {
      const given = encodeURIComponent(payload)
      const html = await open(`${building}/nothing-there?lang=${given}&x=${given}`)
      expect(await outsiders(page, html), payload).toEqual([])
    }
    const all = new URLSearchParams(markup.slice(0, 50).map((payload, at) => [`x${at}`, payload]))
    expect(await outsiders(page, await open(`/?${all}`))).toEqual([])
  })

test('a page with unescaped payloads would be detected: the control', async ({ page }) => {
  await page.goto('/')
  const html = await page.content()
  let found = 0
  for (const payload of markup) {
    const written = html.replace('<div id="root">', () => `<div id="root">${payload}`)
    if ((await outsiders(page, written)).length > 0) found += 1
  }
  expect(found).toBeGreaterThan(markup.length / 2)
})
