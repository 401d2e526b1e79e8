import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { startEmptyServer } from '../emptyServer'
import { openMailSink } from '../mailSink'
import { emptyPorts } from '../ports'
import { heading, press } from './authFlows'
import { seen } from './helpers'
import { bookRoom, inviteVisitor, sendRequest, signUp, switchLight } from './newTenant'
import { test } from './test'

const operatorPassword = 'Copper-Lantern-58!'
const names = (violations: { id: string; nodes: { html: string }[] }[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** A heading of the console, and that axe finds nothing in its page. */
async function atPage(page: Page, name: string): Promise<void> {
  await heading(page, name)
  expect(names(await violationsIn(page))).toEqual([])
}

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()

/** A place of the only building. */
const inBuilding = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Harbor Exchange' })
    .getByRole('link', { name, exact: true })
    .click()

async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(operatorPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** Changes what a building offers; the tenant's open page shows each change at once. */
async function changeOffers(page: Page, tenant: Page): Promise<void> {
  const utilities = tenant.locator('#utilities')
  await inBuilding(page, 'Utilities')
  await atPage(page, 'Utilities')
  await press(page, 'Add a utility')
  await page.getByLabel('Label').fill('Transit')
  await page.getByLabel('Address').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(seen(page, 'Enter an address that begins with https:// or /')).toBeVisible()
  await page.getByLabel('Address').fill('https://transit.example/')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('rowheader').last()).toHaveText('Transit')
  await expect(utilities.getByText('Transit')).toBeVisible()

  const rows = page.getByRole('row')
  await rows.last().locator('[draggable]').dragTo(rows.nth(1))
  await expect(page.getByRole('rowheader').first()).toHaveText('Transit')
  await expect(utilities.getByRole('listitem').first()).toContainText('Transit')
  await press(page, 'Move Transit down')
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('Transit')
  await expect(utilities.getByRole('listitem').nth(1)).toContainText('Transit')

  await inBuilding(page, 'Amenities')
  await atPage(page, 'Amenities')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Add an amenity' })).toBeVisible()
  expect(names(await violationsIn(page))).toEqual([])

  await inBuilding(page, 'Resources')
  await atPage(page, 'Resources')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByLabel('Closes at').fill('06:00')
  await press(page, 'Save changes')
  await expect(seen(page, 'It has to close after it opens')).toBeVisible()
  await page.getByLabel('Closes at').fill('21:00')
  await press(page, 'Save changes')
  await expect(seen(page, 'Changes saved')).toBeVisible()
  expect(names(await violationsIn(page))).toEqual([])
  await inBuilding(page, 'Resources')
  await expect(page.getByText(/–21:00/)).toBeVisible()
}

/** Adds a floor with a suite. */
async function addSuite(page: Page): Promise<void> {
  await inBuilding(page, 'Light and climate')
  await atPage(page, 'Light and climate')
  await press(page, 'Add a floor')
  await page.getByLabel('Name').fill('Roof')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('rowheader').getByRole('link', { name: 'Roof' }).click()
  await atPage(page, 'Roof')
  await page.getByRole('button', { name: 'Add a suite' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a suite' })
  await dialog.getByLabel('Name').fill('Studio')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('rowheader').getByRole('link', { name: 'Studio' })).toBeVisible()
  await inBuilding(page, 'Light and climate')
}

/** Tries the mail server, looks at what all buildings share, and adds a brand that its host shows at once. */
async function openSecondBrand(page: Page, tenant: Page, origin: string): Promise<void> {
  await place(page, 'Deployment')
  await atPage(page, 'Deployment')
  await press(page, 'Test: Mail server')
  await expect(seen(page, 'It works')).toBeVisible()
  expect(names(await violationsIn(page))).toEqual([])
  for (const name of ['Portfolios', 'Sign-in services', 'Flags', 'Brands']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await atPage(page, name)
    if (name !== 'Brands')
      await page.getByRole('main').getByRole('link', { name: 'Deployment' }).click()
  }
  await press(page, 'Add a brand')
  const dialog = page.getByRole('dialog', { name: 'Add a brand' })
  await dialog.getByLabel('Name of the brand').fill('Second House')
  await dialog.getByLabel('Host name').fill('trial.localhost')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(seen(dialog, /Another brand has this host name/)).toBeVisible()
  await dialog.getByLabel('Host name').fill('second.localhost')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Second House' }).click()
  await atPage(page, 'Second House')
  await tenant.goto(`${origin}/login`)
  await expect(tenant).toHaveTitle(/Second House/)
}

/** Imports one person into the only building; the other line of the file is a formula. */
async function importPeople(page: Page): Promise<void> {
  await place(page, 'People')
  await page.getByRole('link', { name: 'Import people' }).click()
  await atPage(page, 'Import people')
  const lines = ['email,first_name,last_name', 'ben@fathom.example,Ben,Okafor', '=1+1,Eve,Adams']
  const buffer = Buffer.from(lines.join('\n'))
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a CSV file').setInputFiles(file)
  await press(page, 'Check the file')
  await expect(page.getByRole('table', { name: 'Lines to correct' })).toContainText('=1+1')
  await atPage(page, 'Import people')
  await press(page, 'Import 1 person')
  await expect(seen(page, '1 person imported')).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, 'Download these lines')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`"'=1+1"`)
  await page.getByRole('link', { name: 'See the people of the building' }).click()
  await page.getByRole('table').getByRole('link', { name: 'Ben Okafor' }).click()
  await atPage(page, 'Ben Okafor')
  await expect(page.getByLabel('Company')).toContainText('Fathom Robotics')
}

test('from an empty database to a tenant of the new building', async ({ page, browser }, info) => {
  test.slow()
  const mail = await openMailSink()
  const port = emptyPorts[info.parallelIndex] ?? emptyPorts[0]
  const server = await startEmptyServer({ port, smtpUrl: mail.url })
  try {
    await page.goto(`${server.origin}/operate/setup?token=${server.token}`)
    await atPage(page, 'Create the first admin account')
    await press(page, 'Create account')
    await expect(seen(page, 'Enter your first name').first()).toBeVisible()
    await page.getByLabel('First name').fill('Olive')
    await page.getByLabel('Last name').fill('Operator')
    await page.getByLabel('Email').fill('olive@portico.example')
    await page.getByLabel('Password', { exact: true }).fill(operatorPassword)
    await press(page, 'Create account')
    await atPage(page, 'You’re the operator')
    await page.getByRole('link', { name: 'Continue' }).click()

    await atPage(page, 'Buildings')
    await page.getByRole('button', { name: 'Open a building' }).first().click()
    await atPage(page, 'Your brand')
    await press(page, 'Next')
    await expect(seen(page, 'Enter a name')).toBeVisible()
    await page.getByLabel('Name of the brand').fill('Harbor House')
    await press(page, 'Next')
    await heading(page, 'Its address')
    // A host of the brands that come with the product.
    await page.getByLabel('Host name').fill('localhost')
    await press(page, 'Next')
    await expect(seen(page, 'Another building has this address')).toBeVisible()
    await page.getByLabel('Host name').fill('trial.localhost')
    await press(page, 'Next')
    await atPage(page, 'The building')
    await page.getByLabel('Name of the building').fill('Harbor Exchange')
    // The preview is the tenants' own page: with its heading, and in its styles.
    const preview = page.frameLocator('iframe[title="Home"]').locator('h1')
    await expect(preview).toHaveText('Harbor Exchange')
    await expect(preview).toHaveCSS('font-family', /Portico Display/)
    await page.getByText('Address, time zone, picture and languages').click()
    await page.getByLabel('Time zone').selectOption('Europe/Berlin')
    await press(page, 'Next')
    await heading(page, 'Who rents here?')
    // The draft is on the server: a reload returns to the same step.
    await page.reload()
    await atPage(page, 'Who rents here?')
    await page.getByLabel('Company').fill('Fathom Robotics')
    await page.getByLabel('Email domains').fill('fathom.example')
    await press(page, 'Next')
    await atPage(page, 'Starter content')
    await press(page, 'Next')
    await heading(page, 'Ready to open')
    await page.goBack()
    await heading(page, 'Starter content')
    await page.goForward()
    await atPage(page, 'Ready to open')
    await press(page, 'Open the building')
    await atPage(page, 'Harbor Exchange is open')
    await expect(page.getByRole('link', { name: 'Invite people' })).toBeVisible()

    const context = await browser.newContext({ locale: 'en-US' })
    const tenant = await context.newPage()
    const there = server.origin.replace('localhost', 'trial.localhost')
    await tenant.goto(`${there}/login`)
    const email = 'nia@fathom.example'
    // The wizard was given neither terms nor a privacy policy.
    await signUp(tenant, { email, mail, building: 'Harbor Exchange', hasTerms: false })
    for (const tile of ['Book a space', 'Visitors', 'Help desk', 'Service requests'])
      await expect(tenant.getByRole('link', { name: tile })).toBeVisible()

    await place(page, 'Buildings')
    await page.getByRole('table').getByRole('link', { name: 'Harbor Exchange' }).click()
    await atPage(page, 'Harbor Exchange')
    await changeOffers(page, tenant)
    await addSuite(page)
    await switchLight(tenant, { utility: 'Suite comfort', floor: 'Roof', suite: 'Studio' })
    // With the light and the news on home, every part of the starter set is used.
    await bookRoom(tenant)
    await inviteVisitor(tenant, { name: 'Grace Lindqvist', email: 'grace@visitor.example' })
    await sendRequest(tenant, 'The tap in the kitchen')
    for (const [name, row] of [
      ['Requests', 'The tap in the kitchen'],
      ['Visitors', 'Grace Lindqvist'],
      ['Bookings', 'Nia Newcomer'],
    ] as const) {
      await inBuilding(page, name)
      await atPage(page, name)
      // The front desk sees those of today first.
      if (name === 'Visitors') await page.getByLabel('When').selectOption({ label: 'All' })
      await expect(page.getByRole('table')).toContainText(row)
    }
    await inBuilding(page, 'Requests')
    await page.getByRole('link', { name: 'The tap in the kitchen' }).click()
    await heading(page, 'The tap in the kitchen')
    await page.getByRole('textbox', { name: 'Message' }).fill('We come tomorrow at ten.')
    await press(page, 'Send answer')
    // Not the time at which it was sent.
    const nextStep = page.getByRole('region', { name: 'Next step' })
    await expect(nextStep.getByText('Sent', { exact: true })).toBeVisible()
    await press(page, 'Start')
    await expect(page.getByText('Started')).toBeVisible()
    expect(names(await violationsIn(page))).toEqual([])
    await tenant.goto(`${tenant.url()}/service-requests`)
    await tenant.getByRole('link', { name: 'The tap in the kitchen' }).click()
    await expect(tenant.locator('main').getByText('We come tomorrow at ten.')).toBeVisible()
    await expect(tenant.locator('main').getByText('In progress', { exact: true })).toBeVisible()
    await tenant.goBack()
    await tenant.goBack()
    await inBuilding(page, 'Building details')

    // Hidden: at once also for the tenant who is inside.
    await heading(page, 'Harbor Exchange')
    await press(page, 'Hide')
    await press(page, 'Hide it')
    await confirmPassword(page)
    await expect(page.getByText('Hidden')).toBeVisible()
    await tenant.reload()
    await expect(tenant.getByRole('heading', { level: 1, name: 'Harbor Exchange' })).toBeHidden()
    await press(page, 'Publish')
    await press(page, 'Publish it')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()

    await place(page, 'People')
    await atPage(page, 'People')
    await page.getByLabel('Find someone').fill('nia')
    await expect(page).toHaveURL(/q=nia/)
    await page.getByRole('table').getByRole('link', { name: 'Nia Newcomer' }).click()
    await atPage(page, 'Nia Newcomer')
    await page.getByLabel('Last name').fill('Newman')
    await page.getByRole('link', { name: 'People' }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await press(page, 'Keep editing')
    await expect(question).toBeHidden()
    await press(page, 'Save changes')
    await heading(page, 'Nia Newman')

    await importPeople(page)
    await place(page, 'Companies')
    await page.getByRole('table').getByRole('link', { name: 'Fathom Robotics' }).click()
    await atPage(page, 'Fathom Robotics')
    await page.getByLabel('Description').fill('Maps of the sea')
    await press(page, 'Save changes')
    await expect(seen(page, 'Changes saved')).toBeVisible()

    for (const name of ['Companies', 'Roles', 'Changes']) {
      await place(page, name)
      await atPage(page, name)
      await expect(page.getByRole('table')).toBeVisible()
    }
    await expect(page.getByText('Last name: Newcomer → Newman')).toBeVisible()
    await openSecondBrand(page, tenant, server.origin.replace('localhost', 'second.localhost'))
    await context.close()
  } finally {
    await server.stop()
    mail.close()
  }
})

test('a file alone opens a building: a tenant signs up, books a room and switches a light', async ({
  browser,
}, info) => {
  test.slow()
  const mail = await openMailSink()
  const port = emptyPorts[info.parallelIndex] ?? emptyPorts[0]
  const file = 'docs/example-building.yaml'
  const server = await startEmptyServer({ port, smtpUrl: mail.url, file })
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const tenant = await context.newPage()
    await tenant.goto(`${server.origin}/login`)
    const email = 'nia@acme.example'
    await signUp(tenant, { email, mail, building: 'Example Tower', hasTerms: true })
    await bookRoom(tenant)
    await switchLight(tenant, {
      utility: 'Light and climate',
      floor: 'Third floor',
      suite: 'Suite 31',
    })
  } finally {
    await context.close()
    await server.stop()
    mail.close()
  }
})

test('a wrong password is reported, and a tenant fetches nothing of the console', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/login')
  await heading(page, /Sign in|Welcome/)
  expect(fetched.filter((url) => url.includes('/operate/'))).toEqual([])
  await page.goto('/operate')
  await atPage(page, 'Sign in to the console')
  await page.getByLabel('Email').fill('ben@meridian.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await press(page, 'Sign in')
  await expect(seen(page, 'Email address and password don’t match.')).toBeVisible()
})
