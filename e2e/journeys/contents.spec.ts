import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { arriveHome, password, seen, tokenOf } from './helpers'
import { test } from './test'

const meridian = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
const editor = 'ben@meridian.example'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

/** Makes Ben an editor of the building. */
async function grantEditor(request: APIRequestContext): Promise<void> {
  const token = await tokenOf(request, 'operator@portico.example')
  const send = async (path: string, data: object) => {
    const reply = await request.post(`/api/portico/v1/operate/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  await send('confirm-password', { password })
  const role = { role: 'editor', building_uuid: meridian, portfolio_uuid: null }
  await send('grants', { email: editor, ...role })
}

async function openConsole(page: Page): Promise<void> {
  await page.goto('/operate')
  await page.getByLabel('Email').fill(editor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await page.getByRole('table').getByRole('link', { name: 'One Meridian Plaza' }).click()
  await page
    .getByRole('navigation', { name: 'One Meridian Plaza' })
    .getByRole('link', { name: 'Events, deals and posts' })
    .click()
  await heading(page, 'Events, deals and posts')
}

const accessible = async (page: Page) =>
  expect((await violationsIn(page)).map(({ id }) => id)).toEqual([])

const title = 'Quartet on the roof'

/** In a week, at seven by the clock of the browser. */
function inAWeek(): string {
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return `${day}T19:00`
}

/** Writes the event with a picture and six places. */
async function writeEvent(page: Page): Promise<void> {
  await press(page, 'Write something new')
  await press(page, 'Add as a draft')
  await expect(seen(page, 'Enter a title')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await press(page, 'Add as a draft')
  await page.getByLabel('Show', { exact: true }).selectOption('Drafts')
  await expect(page).toHaveURL(/period=drafts/)
  await page.getByRole('table').getByRole('link', { name: title }).click()
  await heading(page, title)
  await accessible(page)
  await page.getByLabel('Subtitle').first().fill('Strings above the city')
  await page.getByLabel('Text', { exact: true }).first().fill('Bring a coat.\nTea is served.')
  await page.locator('[type=file][aria-label="Picture"]').setInputFiles({
    name: 'roof.webp',
    mimeType: 'image/webp',
    buffer: readFileSync('docs/portico.webp'),
  })
  await press(page, 'Use this part')
  const address = page.getByRole('textbox', { name: 'Picture', exact: true })
  await expect(address).toHaveValue(/^\/uploads\/.*\.webp$/)
  await page.getByLabel('Description of the picture').first().fill('Four players at dusk')
  await page.getByLabel('Starts').fill(inAWeek())
  await page.getByLabel('Action', { exact: true }).selectOption('Take a place (RSVP)')
  await page.getByLabel('Number of places').fill('6')
  await page
    .getByRole('group', { name: 'Categories of home' })

    .getByRole('checkbox', { name: 'Wellbeing' })
    .check()
  await press(page, 'Save changes')
  await expect(seen(page, 'Changes saved')).toBeVisible()
}

/** Moves it by an hour; says before whom that concerns. */
async function moveEvent(page: Page): Promise<void> {
  await page.reload()
  await page.getByLabel('Starts').fill(inAWeek().replace('T19', 'T20'))
  await expect(page.getByText('1 person attends, and gets a letter')).toBeVisible()
  await page.getByLabel('A sentence for them').fill('The sun sets later.')
  await press(page, 'Save changes')
  await expect(seen(page, 'Changes saved')).toBeVisible()
}

test('an editor publishes an event, a tenant takes a place, it moves, and it is archived', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  await grantEditor(request)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  try {
    const desk = await context.newPage()
    await arriveHome(page)
    const search = `/building/${meridian}/search?q=quartet`
    await openConsole(desk)
    await writeEvent(desk)

    // A draft is nowhere to be found.
    await page.goto(search)
    await expect(page.locator('main').getByText(title)).toBeHidden()
    await page.goto(`/building/${meridian}`)
    const blood = page.locator('#discover').getByRole('link', { name: 'Blood drive', exact: true })
    const tile = page.locator('#discover').getByRole('link', { name: title, exact: true })
    await page.getByRole('tab', { name: 'Wellbeing' }).click()
    await expect(blood).toBeVisible()
    await expect(tile).toHaveCount(0)

    await press(desk, 'Publish')
    await press(desk, 'Publish it')
    await expect(desk.getByText('Live', { exact: true })).toBeVisible()
    await accessible(desk)

    // The open home of the tenant shows it without being asked.
    await expect(tile).toBeVisible()
    await page.goto(`/building/${meridian}/event-posts/${desk.url().split('/').at(-1)}`)
    await heading(page, title)
    const card = page.locator('article')
    await expect(card.getByText('Tea is served.')).toBeVisible()
    await expect(card.getByAltText('Four players at dusk')).toBeVisible()
    await card.getByRole('button').last().click()
    await page.getByRole('button', { name: 'Confirm RSVP' }).click()
    await page
      .getByRole('dialog', { name: 'You’re on the list' })
      .getByRole('button', { name: 'Done' })
      .click()
    await expect(card.getByText('Attending')).toBeVisible()
    await moveEvent(desk)
    await expect(card.getByText(/^Moved from/)).toBeVisible()
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
    await bell.click()
    await page
      .locator('main')
      .getByRole('link', { name: `Unread: ${title} has moved`, exact: true })
      .click()
    await heading(page, title)

    await desk.getByRole('link', { name: 'Attendees', exact: true }).click()
    await heading(desk, 'Attendees')
    await expect(desk.getByRole('table')).toContainText('Ada Winthrop')
    await accessible(desk)
    await press(desk, 'Check in Ada Winthrop')
    await expect(desk.getByRole('button', { name: 'Check in Ada Winthrop' })).toHaveCount(0)

    await desk
      .getByRole('navigation', { name: 'One Meridian Plaza' })
      .getByRole('link', { name: 'Events, deals and posts' })
      .click()
    await desk.getByLabel('Find an event, a deal or a post').fill('quartet')
    await expect(desk).toHaveURL(/q=quartet/)
    await expect(desk.getByRole('table')).toContainText('1 of 6')
    await desk.getByRole('button', { name: `Actions for ${title}` }).click()
    await desk.getByRole('menuitem', { name: 'Archive' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(desk.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()

    // Gone at once, also for the tenant who has a place.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
    await page.goto(`/building/${meridian}`)
    await page.getByRole('tab', { name: 'Wellbeing' }).click()
    await expect(blood).toBeVisible()
    await expect(tile).toHaveCount(0)
  } finally {
    await context.close()
  }
})
