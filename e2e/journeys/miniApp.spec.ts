import { expect, type Page } from '@playwright/test'
import { arriveHome, withoutPaint } from './house'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

/** The tile of a deployment whose apps open in the frame, and whose app for spaces is at this address. */
async function offerApp(page: Page, address: string): Promise<void> {
  await page.route('**/api/frontend**', async (route) => {
    const reply = await route.fetch()
    const { toggles } = (await reply.json()) as { toggles: object[] }
    const framed = {
      name: 'open-tw-miniapp-in-iframe',
      enabled: true,
      variant: { name: 'disabled', enabled: false },
      impressionData: false,
    }
    return route.fulfill({ response: reply, json: { toggles: [...toggles, framed] } })
  })
  await page.route('**/utility-buttons**', async (route) => {
    const reply = await route.fetch()
    const text = (await reply.text()).replace(/\/demo\/spaces[^"]*/, address)
    return route.fulfill({ response: reply, body: text })
  })
  await arriveHome(page)
  await withoutPaint(page)
  await page.reload()
  const button = page.getByRole('button', { name: /^Reserve a space/ })
  // Flags come when all else has; the tile opens here, and not in a tab, from then on.
  const tile = page.getByRole('listitem').filter({ has: button })
  await expect(tile.locator('.lucide-chevron-right')).toBeVisible({ timeout: 20_000 })
  await button.click()
}

test('somebody reserves a space in an app of another origin, and finds it in the history', async ({
  page,
  originOf,
}) => {
  const origin = originOf('apps.localhost')
  await offerApp(page, `${origin}/demo/mini/reserve?building=meridian`)
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  const app = dialog.frameLocator('iframe')
  await expect(app.getByRole('heading', { name: 'Reserve a space' })).toBeVisible()
  // By the session that it was given, and by the name that it was granted.
  await expect(app.getByText('One Meridian Plaza · Ada')).toBeVisible()
  const first = app.getByRole('listitem').first()
  const room = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button').click()
  await expect(app.getByRole('heading', { level: 1, name: room })).toBeVisible()
  for (const field of await app.getByRole('textbox').all()) await field.fill('Nothing')
  for (const field of await app.getByRole('spinbutton').all()) await field.fill('2')
  await app.getByRole('button', { name: 'Reserve' }).click()
  await expect(app.getByText('You find it in your history.')).toBeVisible()
  // The app closes itself.
  await app.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/my-history')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Resource bookings')
  await expect(page.locator('main').getByText(room).first()).toBeVisible()
})

test('a page that is not registered, or is led elsewhere, is told nothing', async ({
  page,
  originOf,
}) => {
  const origin = originOf('apps.localhost')
  // At the registered origin, by another app's name and then by its own; then from an origin of nobody.
  const asks = (uuid: string) =>
    `parent.postMessage(JSON.stringify({ action: 'init', data: { app_uuid: '${uuid}' }, id: 1 }), '*')`
  const hears = `window.heard = []; addEventListener('message', ({ data }) => heard.push(data));`
  await page.route(`${origin}/demo/mini/reserve**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `<h1>Pretender</h1><script>${hears} ${asks('00000000-0000-4000-8000-000000000001')}</script>
        <iframe sandbox="allow-scripts" srcdoc="<script>top.postMessage('{&quot;action&quot;:&quot;getUser&quot;}', '*')</script>"></iframe>`,
    }),
  )
  await offerApp(page, `${origin}/demo/mini/reserve`)
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible()
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  const heard = () => frame?.evaluate(() => Reflect.get(window, 'heard') as string[])
  await expect.poll(heard).toHaveLength(1)
  expect((await heard())?.[0]).toContain('permission_denied')
  await frame?.evaluate(() => {
    window.parent.postMessage('{"action":"getUser","id":2}', '*')
  })
  await expect.poll(heard).toHaveLength(2)
  const all = (await heard())?.join(' ') ?? ''
  expect(all).toContain('not_ready')
  expect(all).not.toMatch(/ada|token|"data"/i)
})
