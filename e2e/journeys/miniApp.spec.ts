import { expect, type Page } from '@playwright/test'
import { violationsInFrame } from '../axe'
import { arriveHome, withFlags } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

async function openTile(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const dialog = page.getByRole('dialog', { name })
  return { dialog, app: dialog.frameLocator('iframe') }
}

test('an app of another origin knows its user, reads by its own session, and closes itself', async ({
  page,
  originOf,
}) => {
  await arriveHome(page)
  const { dialog, app } = await openTile(page, 'Reserve a space')
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  expect(new URL(address).origin).toBe(originOf('apps.localhost'))
  await expect(app.getByRole('heading', { name: 'Reserve a space' })).toBeVisible()
  // By the session that it received, and by the name that it was granted.
  await expect(app.getByText('One Meridian Plaza · Ada')).toBeVisible()
  await expect(app.getByRole('listitem').filter({ hasText: 'Harbor Room' })).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  // The focus stays in the page around the app until the user enters it; Escape closes the frame from both.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openTile(page, 'Reserve a space')
  await app.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openTile(page, 'Reserve a space')
  await app.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('an app invites a visitor by its own session, once, also if the network fails first', async ({
  page,
}) => {
  await arriveHome(page)
  const { dialog, app } = await openTile(page, 'Visitor registration')
  await app.getByLabel('First name').fill('Grace')
  await app.getByLabel('Last name').fill('Lindqvist')
  await app.getByLabel('Email').fill('grace@visitor.example')
  expect(await violationsInFrame(page)).toEqual([])
  await page.route('**/visitors', (route) => route.abort())
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(app.getByText('What you typed is still here')).toBeFocused()
  await page.unroute('**/visitors')
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(app.getByRole('heading', { name: 'Invited' })).toBeVisible()
  const code = await app.getByText(/^\w{4}(-\w{4}){3}$/).textContent()
  expect(await violationsInFrame(page)).toEqual([])
  await app.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  // The visitor is one of the user's, on the page of the app.
  await page.locator('#utilities').getByRole('link', { name: 'Visitors', exact: true }).click()
  const guest = page.locator('main li', { hasText: 'Grace Lindqvist' })
  await expect(guest).toHaveCount(1)
  await expect(guest).toContainText(code ?? '')
})

test('a page that is not registered, or has navigated elsewhere, receives nothing', async ({
  page,
  originOf,
}) => {
  const origin = originOf('apps.localhost')
  // At the registered origin, by another app's name and then by its own; then from an unregistered origin.
  const calls = (uuid: string) =>
    `parent.postMessage(JSON.stringify({ action: 'init', data: { app_uuid: '${uuid}' }, id: 1 }), '*')`
  const hears = `window.heard = []; addEventListener('message', ({ data }) => heard.push(data));`
  await page.route(`${origin}/demo/mini/reserve**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `<h1>Pretender</h1><script>${hears} ${calls('00000000-0000-4000-8000-000000000001')}</script>
        <iframe sandbox="allow-scripts" srcdoc="<script>top.postMessage('{&quot;action&quot;:&quot;getUser&quot;}', '*')</script>"></iframe>`,
    }),
  )
  await arriveHome(page)
  await openTile(page, 'Reserve a space')
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible()
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  const received = () => frame?.evaluate(() => Reflect.get(window, 'heard') as string[])
  await expect.poll(received).toHaveLength(1)
  expect((await received())?.[0]).toContain('permission_denied')
  await frame?.evaluate(() => {
    window.parent.postMessage('{"action":"getUser","id":2}', '*')
  })
  await expect.poll(received).toHaveLength(2)
  const all = (await received())?.join(' ') ?? ''
  expect(all).toContain('not_ready')
  expect(all).not.toMatch(/ada|token|"data"/i)
})

test('an app with SAML opens in the frame, signed in', async ({ page }) => {
  await arriveHome(page)
  await page.getByRole('button', { name: /^Community forum/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Community forum' })
  const app = dialog.frameLocator('iframe')
  await expect(app.getByText('Reading as Ada Winthrop')).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  // The launch has been consumed.
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  expect(new URL(address).pathname).toBe('/api/user-verification/samlResponse')
  expect((await page.request.get(address)).status()).toBe(403)
})

test('an app with one-time links opens in a tab, and greets the user', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Food truck map/ }).click()
  const tab = await opened
  await expect(tab.getByText('Hungry, Ada?')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'Food trucks around the plaza' })).toBeVisible()
  await expect(tab.getByText('Hungry, Ada?')).toBeHidden()
})

test('without the flags an app opens by its address only, or in a tab', async ({
  context,
  page,
}) => {
  await withFlags(page, { 'enable-tw-direct-link': false, 'open-tw-miniapp-in-iframe': false })
  await arriveHome(page)
  const tile = page.getByRole('listitem').filter({ hasText: 'Community forum' })
  await expect(tile.locator('.lucide-arrow-up-right')).toBeVisible()
  const trucks = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Food truck map/ }).click()
  const map = await trucks
  await expect(map.getByRole('heading', { name: 'Food trucks around the plaza' })).toBeVisible()
  expect(new URL(map.url()).searchParams.has('ott')).toBe(false)
  const forum = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Community forum/ }).click()
  await expect((await forum).getByText('Reading as Ada Winthrop')).toBeVisible()
})
