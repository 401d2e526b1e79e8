import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { startEmptyServer } from '../emptyServer'
import { openMailSink } from '../mailSink'
import { emptyPorts } from '../ports'
import { heading, press } from './authFlows'
import { seen } from './helpers'
import { test } from './test'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" width="80" height="20">${content}</svg>`
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const font = () => readFileSync('config/brands/leaseline/figtree-latin.woff2')
/** The hidden control behind the button of a field. */
const picker = (page: Page, label: string) => page.locator(`[type=file][aria-label="${label}"]`)
const address = (page: Page, label: string) =>
  page.locator('input:not([type=file])').and(page.getByLabel(label))
const sizeOf = (page: Page, source: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  }, source)

test('a logo, a font and a picture are uploaded in the wizard, and shown to tenants', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const mail = await openMailSink()
  const port = emptyPorts[info.parallelIndex] ?? emptyPorts[0]
  const server = await startEmptyServer({ port, smtpUrl: mail.url })
  try {
    await page.goto(`${server.origin}/operate/setup?token=${server.token}`)
    await page.getByLabel('First name').fill('Olive')
    await page.getByLabel('Last name').fill('Operator')
    await page.getByLabel('Email').fill('olive@portico.example')
    await page.getByLabel('Password', { exact: true }).fill('Copper-Lantern-58!')
    await press(page, 'Create account')
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Open a building' }).first().click()
    await heading(page, 'Your brand')
    await page.getByLabel('Name of the brand').fill('Harbor House')

    await page.getByText('Colors, logo, picture and font').click()
    await picker(page, 'Logo').setInputFiles(file('logo.svg', svg('<script>alert(1)</script>')))
    await expect(seen(page, /The drawing has scripts/)).toBeVisible()
    await picker(page, 'Logo').setInputFiles(file('logo.svg', svg('<path d="M0 0h80v20H0z"/>')))
    await expect(address(page, 'Logo')).toHaveValue(/^\/uploads\/[\da-f]{64}\.svg$/)
    await picker(page, 'File of the font').setInputFiles(file('figtree.woff2', font()))
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Figtree Light')
    // What is typed is still there, although the server has stored the files meanwhile.
    await expect(page.getByLabel('Name of the brand')).toHaveValue('Harbor House')
    expect((await violationsIn(page)).map(({ id }) => id)).toEqual([])

    // Another tab finds the files at once, and so does a reload.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(address(other, 'Logo')).toHaveValue(/^\/uploads\//)
    await other.close()
    await press(page, 'Next')
    await heading(page, 'Its address')
    await page.goBack()
    await heading(page, 'Your brand')
    await page.reload()
    await heading(page, 'Your brand')
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Figtree Light')
    await press(page, 'Next')
    await page.getByLabel('Host name').fill('trial.localhost')
    await press(page, 'Next')
    await heading(page, 'The building')
    await page.getByLabel('Name of the building').fill('Harbor Exchange')
    await page.getByText('Address, time zone, picture and languages').click()
    await page.getByLabel('Time zone').selectOption('Europe/Berlin')
    const picture = readFileSync('docs/portico.webp')
    await picker(page, 'Picture of the building').setInputFiles(file('tower.webp', picture))
    await expect(page.getByRole('dialog', { name: 'Choose what tenants see' })).toBeVisible()
    expect((await violationsIn(page)).map(({ id }) => id)).toEqual([])
    await page
      .getByRole('button', { name: /^Top left corner/ })
      .first()
      .press('Control+ArrowRight')
    await press(page, 'Use this part')
    await expect(address(page, 'Picture of the building')).toHaveValue(/^\/uploads\/.*\.webp$/)
    const [whole, part] = await Promise.all([
      sizeOf(page, `data:image/webp;base64,${picture.toString('base64')}`),
      sizeOf(page, await address(page, 'Picture of the building').inputValue()),
    ])
    expect(part.width).toBeLessThan(whole.width)
    expect(part.width / part.height).toBeCloseTo(16 / 9, 1)
    await press(page, 'Next')
    await page.getByLabel('Company').fill('Fathom Robotics')
    await page.getByLabel('Email domains').fill('fathom.example')
    await press(page, 'Next')
    await heading(page, 'Starter content')
    await press(page, 'Next')
    await press(page, 'Open the building')
    await heading(page, 'Harbor Exchange is open')

    const context = await browser.newContext({ locale: 'en-US' })
    const tenant = await context.newPage()
    const errors: string[] = []
    tenant.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await tenant.goto(`${server.origin.replace('localhost', 'trial.localhost')}/login`)
    const statuses = () =>
      tenant.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => family.includes('Figtree Light'))
          .map(({ status }) => status),
      )
    await expect.poll(statuses).toEqual(['loaded'])
    const families = await tenant.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(families).toMatch(/^"?Figtree Light/)
    await expect(tenant.locator('img[src^="/uploads/"]').first()).toBeVisible()
    expect(errors).toEqual([])

    // An uploaded drawing that is opened as a page has no rights.
    const logo = await tenant.locator('img[src$=".svg"]').first().getAttribute('src')
    const opened = await tenant.request.get(`${server.origin}${logo}`)
    expect(opened.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await context.close()
  } finally {
    await server.stop()
    mail.close()
  }
})
