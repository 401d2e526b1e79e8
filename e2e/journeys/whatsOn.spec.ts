import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { quiet } from '../quiet'
import { arriveHome, seen, signIn, withoutRendering } from './helpers'
import { test } from './test'

const meridian = '/building/d9d8899e-5a3f-8602-abfe-be7d62315606'
const ben = 'ben@meridian.example'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

/** Opens a tile of home by its title, in any category. */
async function openFromHome(page: Page, title: string, category?: string) {
  if (category !== undefined) await page.getByRole('tab', { name: category }).click()
  await page.locator('#discover').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('an event is found, attended and recalled', async ({ page }) => {
  await arriveHome(page)
  await openFromHome(page, 'Blood drive', 'Wellbeing')
  await expect(page).toHaveURL(/\/event-posts\//)
  const card = page.locator('article')
  await expect(card.getByText('41 people are going')).toBeVisible()

  await card.getByRole('button').last().click()
  await page.getByRole('button', { name: 'Confirm RSVP' }).click()
  await page
    .getByRole('dialog', { name: 'You’re on the list' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(card.getByText('Attending')).toBeVisible()
  await expect(card.getByText('42 people are going')).toBeVisible()
  await page.reload()
  await expect(card.getByText('Attending')).toBeVisible()

  await card.getByRole('button', { name: 'Cancel RSVP' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel RSVP' }).click()
  await expect(card.getByText('41 people are going')).toBeVisible()
  await expect(card.getByText('Attending')).toBeHidden()
})

test('on a phone, the action of an item takes the place of the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveHome(page)
  const places = page.getByRole('navigation', { name: 'Building', exact: true })
  await expect(places).toBeVisible()
  await openFromHome(page, 'Blood drive', 'Wellbeing')
  const action = page.locator('article').getByRole('button').last()
  await expect(action).toBeInViewport()
  await expect(places).toBeHidden()
  const { y, width } = (await action.boundingBox()) ?? { y: 0, width: 0 }
  expect(y).toBeGreaterThan(844 * 0.75)
  expect(width).toBeGreaterThan(340)
  await page.goBack()
  await expect(places).toBeVisible()
})

test('an RSVP whose response is lost is retried, and acts once', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/attend*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server receives it; the response is lost on the way back.
    await route.fetch()
    return route.abort()
  })
  // The page's own reads are delayed, so that it has to retry.
  let isHeld = false
  await page.route(/\/event-posts\/[^/]+\?lang/, (route) =>
    isHeld ? route.abort() : route.continue(),
  )
  await arriveHome(page)
  await openFromHome(page, 'Blood drive', 'Wellbeing')
  const card = page.locator('article')
  isHeld = true
  await card.getByRole('button', { name: 'Choose to give' }).click()
  await page.getByRole('button', { name: 'Confirm RSVP' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  isHeld = false
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText('42 people are going')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('a deal is claimed until it is gone', async ({ page, browser }) => {
  await arriveHome(page)
  // One deal is left, and two users want it.
  const guest = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await guest.goto('/')
  await signIn(guest, ben)
  await expect(guest.locator('#discover article').first()).toBeVisible()
  const left = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('root') ?? '{}').value.auth
    const reply = await fetch(
      '/api/tenant/v1/buildings/d9d8899e-5a3f-8602-abfe-be7d62315606/categories/contents',
      {
        headers: { authorization: `Bearer ${token}` },
      },
    )
    const { data } = await reply.json()
    const items = data.flatMap((category: { contents: object[] }) => category.contents)
    type Item = {
      uuid: string
      type: string
      max_claims_total: number | null
      claims_details: { count: number }
    }
    return items.find(
      (item: Item) =>
        item.max_claims_total !== null && item.max_claims_total - item.claims_details.count === 1,
    ) as { uuid: string }
  })
  const path = `${meridian}/deals/${left.uuid}`
  for (const visitor of [page, guest]) {
    await visitor.goto(path)
    await expect(visitor.getByText('Only a few left')).toBeVisible()
  }
  await page.locator('article').getByRole('button', { name: /./ }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Claim deal' }).click()
  await expect(page.getByRole('dialog', { name: 'The deal is yours' })).toBeVisible()

  await guest.locator('article').getByRole('button', { name: /./ }).last().click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Claim deal' }).click()
  const refused = guest.getByRole('dialog', { name: "You've reached the claims limit" })
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(guest.getByText('None left')).toBeVisible()
})

test("another program reads the event's start from the calendar file", async ({ page }) => {
  await arriveHome(page)
  await openFromHome(page, 'Jazz on the terrace', 'Culture')
  const when = await page.locator('article:visible time').first().getAttribute('datetime')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Jazz-on-the-terrace.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe('Jazz on the terrace')
  const fiveMinutes = 5 * 60_000
  expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(when ?? '') - fiveMinutes)
})

test('the language changes while the page is loading', async ({ page }) => {
  await arriveHome(page)
  await withoutRendering(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/categories\/contents\?.*lang=en-us/, async (route) => {
    await held
    // The page may have aborted the call by now.
    await route.continue().catch(() => undefined)
  })
  const english = page.waitForRequest(/categories\/contents\?.*lang=en-us/)
  await page.goto(meridian)
  await english
  await page.evaluate(() => history.pushState({}, '', '?lang=es-es'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect(page.getByRole('link', { name: 'Jazz en la terraza' }).first()).toBeVisible()
  letGo()
  await quiet(page)
  await expect(page.getByRole('link', { name: 'Jazz en la terraza' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jazz on the terrace' })).toHaveCount(0)
})

test('a deep link to an item opens it after the sign-in', async ({ page }) => {
  const item = `${meridian}/events/088e0dea-dc3a-8cfa-81da-950d8c87fc1b`
  await page.goto(item)
  await expect(page.getByLabel('Work email')).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Jazz on the terrace' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(item)
})

test('a company is found and its site opened', async ({ context, page }) => {
  await context.route(/^https?:\/\/saltmarshkitchen\.example/, (route) =>
    route.fulfill({ body: 'soup' }),
  )
  await arriveHome(page)
  await page.getByRole('link', { name: 'Who is here' }).click()
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('soup at eleven')
  await page.getByRole('link', { name: 'Saltmarsh Kitchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh Kitchen' })).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Website' }).click()
  const site = await opened
  await site.waitForURL('http://saltmarshkitchen.example/')
  expect(await site.evaluate(() => window.opener)).toBeNull()
})

test('a request about an amenity reaches the help desk with its file', async ({
  page,
  request,
}) => {
  await arriveHome(page)
  await page.getByRole('link', { name: 'Building information' }).first().click()
  await page.getByRole('link', { name: 'The Engine Room' }).click()
  await page.getByRole('button', { name: 'Send a request' }).click()
  const form = page.getByRole('dialog', { name: 'Send a request' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Description')).toBeFocused()
  await form.getByLabel('Description').fill('The second rower squeaks.')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await form
    .getByLabel('Add files')
    .setInputFiles({ name: 'rower.png', mimeType: 'image/png', buffer: png })
  await form.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByRole('dialog', { name: 'Your request is on its way' })
  await expect(sent).toContainText(/PR-[0-9A-Z]+/)
  const reference = /PR-[0-9A-Z]+/.exec(await sent.innerText())?.[0] ?? 'none'
  const inbox = await request.get('/demo/inbox')
  expect(await inbox.text()).toContain(reference)
})

test('a page in the frame, and one that does not load', async ({ page }) => {
  await arriveHome(page)
  await openFromHome(page, 'What is for lunch today?', 'Eat & drink')
  // A post opens its page in a tab; the same item shown as content opens the frame.
  await page.goto(page.url().replace('/posts/', '/events/'))
  const press = page.locator('article').getByRole('button').last()
  await press.click()
  const frame = page.getByRole('dialog', { name: 'What is for lunch today?' })
  await expect(frame.locator('iframe')).toBeVisible()
  await frame.getByRole('button', { name: 'Close' }).click()
  await expect(frame).toBeHidden()

  await page.route('**/demo/apps/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await press.click()
  await expect(seen(page, 'Something went wrong. Page could not be loaded')).toBeVisible()
  await page.goBack()
  await expect(frame).toBeHidden()
})

test('of five thousand companies only those nearby are in the page', async ({ page }) => {
  const total = 5000
  await page.route(/\/companies\?/, (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    const data = Array.from({ length: Math.min(100, total - offset) }, (_, at) => ({
      uuid: `00000000-0000-4000-8000-${String(offset + at).padStart(12, '0')}`,
      name: `Company ${offset + at}`,
      description: 'Measures rivers, reservoirs and pipes.',
      premises: [{ building_uuid: meridian.slice(10), floor: '7', opening_hours: {} }],
    }))
    return route.fulfill({ json: { data, total, limit: 100, offset } })
  })
  await arriveHome(page)
  await withoutRendering(page)
  await page.goto(`${meridian}/companies`)
  await expect(seen(page, '5,000 companies')).toBeVisible()
  const most = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let items = 0
    for (let step = 0; step < 120; step += 1) {
      scrollBy({ top: 900, behavior: 'instant' })
      await frame()
      items = Math.max(items, document.querySelectorAll('main li').length)
    }
    return items
  })
  expect(most).toBeLessThan(100)
  await page.getByRole('searchbox').fill('company 4999')
  await expect(page.getByRole('link', { name: 'Company 4999' })).toBeInViewport()
})
