import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { password } from './helpers'
import { test } from './test'

const begin = (page: Page) => page.getByRole('button', { name: 'Touch the screen to begin' })

async function operate(page: Page): Promise<void> {
  await page.goto('/operate')
  await page.getByLabel('Email').fill('operator@portico.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await heading(page, 'Buildings')
}

const kiosks = (page: Page) =>
  page.getByRole('navigation', { name: 'One Meridian Plaza' }).getByRole('link', { name: 'Kiosks' })

/** Adds a kiosk to the building, and returns the link for its device. */
async function addKiosk(page: Page): Promise<string> {
  await page.getByRole('table').getByRole('link', { name: 'One Meridian Plaza' }).click()
  await kiosks(page).click()
  await heading(page, 'Kiosks')
  await page.getByRole('button', { name: 'Add a kiosk' }).first().click()
  await page.getByLabel('Name').fill('North lobby')
  await page.getByLabel('Place').fill('Beside the lifts')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'North lobby' }).click()
  await heading(page, 'North lobby')
  await press(page, 'Make a code')
  await page.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click()
  const link = await page.getByText(/\/login\?kiosk=/).textContent()
  expect((await violationsIn(page)).map(({ id }) => id)).toEqual([])
  return link ?? ''
}

test('an operator opens a kiosk on a device, and revokes it there at once', async ({
  page,
  browser,
}) => {
  await operate(page)
  const link = await addKiosk(page)
  const lobby = await browser.newContext({ locale: 'en-US' })
  try {
    const device = await lobby.newPage()
    await device.goto(link)
    await expect(begin(device)).toBeVisible()
    await expect(device).not.toHaveURL(/kiosk=/)

    // The code is good for one device.
    const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await second.goto(link)
    await expect(second.getByText('This code is no longer valid', { exact: true })).toBeVisible()
    await second.context().close()

    await kiosks(page).click()
    await expect(page.getByRole('table').getByText('In use')).toBeVisible()
    await press(page, 'Actions for North lobby')
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    // Without a touch of the device: its live connection ends.
    await expect(device.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(begin(device)).toBeHidden()
  } finally {
    await lobby.close()
  }
})
