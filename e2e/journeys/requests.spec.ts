import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { password, remember, seen } from './helpers'
import { test } from './test'

const subject = 'A lamp flickers in the pantry'

async function withoutViolations(...pages: Page[]): Promise<void> {
  for (const page of pages)
    expect((await violationsIn(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    )
}

/** A manager on the page of a request, by way of the inbox. */
async function openInbox(page: Page): Promise<void> {
  await page.goto('/operate')
  await page.getByLabel('Email').fill('manager@meridian.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await page.getByRole('link', { name: 'One Meridian Plaza' }).first().click()
  const places = page.getByRole('navigation', { name: 'One Meridian Plaza' })
  await places.getByRole('link', { name: 'Requests', exact: true }).click()
  await heading(page, 'Requests')
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'New' })
  await expect(page).toHaveURL(/view=new/)
  await expect(page.getByRole('link', { name: 'Coffee on the carpet' })).toBeHidden()
  await withoutViolations(page)
  await page.getByRole('table').getByRole('link', { name: subject }).click()
  await heading(page, subject)
}

test('a request is assigned, asked about, answered, done, reopened and done, and both sides see it', async ({
  page: tenant,
  browser,
  originOf,
}) => {
  await remember(tenant)
  await tenant.goto('/')
  await expect(tenant).toHaveURL(/\/building\/[\da-f-]{36}$/)
  await tenant.goto(`${tenant.url()}/service-requests`)
  await tenant.getByRole('link', { name: subject }).click()
  await heading(tenant, subject)
  await expect(tenant.getByText('The building has received your request.')).toBeVisible()

  const context = await browser.newContext({ locale: 'en-US', baseURL: originOf('localhost') })
  try {
    const staff = await context.newPage()
    await openInbox(staff)
    await staff.getByLabel('Assign to').selectOption({ index: 1 })
    await press(staff, 'Assign')
    // Each step is on the other side at once.
    await expect(tenant.getByText('The building has taken on your request.')).toBeVisible()

    await staff.getByRole('textbox', { name: 'Message' }).fill('She often calls about this lamp.')
    await press(staff, 'Note for staff only')
    await expect(seen(staff, 'The note is saved')).toBeVisible()
    await staff.getByRole('textbox', { name: 'Message' }).fill('Is it on at night, too?')
    await press(staff, 'Ask the tenant')
    await expect(tenant.getByText('The building is waiting for your reply.')).toBeVisible()
    await expect(tenant.getByText('Is it on at night, too?')).toBeVisible()
    await expect(tenant.getByText('She often calls')).toBeHidden()
    await withoutViolations(staff, tenant)

    await tenant.getByRole('textbox', { name: 'Reply to the building' }).fill('Yes, all night.')
    await press(tenant, 'Send reply')
    await expect(seen(tenant, 'Sent to the building')).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('Yes, all night.')).toBeVisible()
    await staff.getByRole('textbox', { name: 'Message' }).fill('There is a new lamp now.')
    await press(staff, 'Mark as done')
    await expect(tenant.getByText('There is a new lamp now.')).toBeVisible()

    await tenant.getByRole('textbox', { name: 'What is missing?' }).fill('It flickers again.')
    await press(tenant, 'Reopen')
    await expect(tenant.getByText(/It’s open again/)).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('It flickers again.')).toBeVisible()
    await press(staff, 'Mark as done')
    await press(tenant, 'Yes, it’s done')
    await expect(tenant.getByText('You’ve confirmed that it’s done.')).toBeVisible()
    await withoutViolations(staff, tenant)
    await staff.reload()
    await expect(staff.getByText('Confirmed by the tenant')).toBeVisible()
  } finally {
    await context.close()
  }
})
