import { expect, type Page } from '@playwright/test'
import { arriveHome, menu } from './helpers'
import { test } from './test'

test.use({ privacyControl: false })

/** Events that left the browser, by name. */
function watchEvents(page: Page) {
  const left: string[] = []
  page.on('request', (request) => {
    if (!/\/portico\/v1\/events$|\/analytics\/v2\/track$/.test(new URL(request.url()).pathname))
      return
    const { events } = request.postDataJSON() as { events: { event: string }[] }
    left.push(...events.map(({ event }) => event))
  })
  return left
}

const notice = (page: Page) => page.getByRole('region', { name: 'Your choice about usage data' })

async function openSettings(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

test('a refusal measures nothing, consent everything, and a withdrawal nothing again', async ({
  page,
  request,
}) => {
  await request.post('/demo/reset')
  const left = watchEvents(page)
  await page.clock.install()
  const wait = () => page.clock.runFor(15_000)
  await arriveHome(page)
  await wait()
  // It is below the first screen, and covers nothing.
  await expect(notice(page)).toBeAttached()
  await expect(notice(page)).not.toBeInViewport()
  await notice(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(notice(page)).toBeHidden()
  await openSettings(page)
  const choice = page.getByRole('switch', { name: 'Share how I use this app' })
  await expect(choice).not.toBeChecked()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await wait()
  expect(left).toEqual([])

  await choice.click()
  await page.getByRole('link', { name: /, home$/ }).click()
  await page.locator('#discover article a').first().click()
  await expect(page.locator('main article h1:visible')).toBeVisible()
  await expect
    .poll(async () => {
      await wait()
      return left
    })
    .toContain('CONTENT_CLICKED')
  expect(left).toEqual(expect.arrayContaining(['PAGE_VIEW', 'HOME_IMPRESSION']))
  const usage = async () => (await request.get('/usage.json')).text()
  await expect.poll(usage).toContain('One Meridian Plaza')

  await openSettings(page)
  await choice.click()
  await expect(choice).not.toBeChecked()
  const before = left.length
  await page.getByRole('link', { name: /, home$/ }).click()
  await wait()
  await page.goto('about:blank')
  expect(left.slice(before)).toEqual([])
})
