import { expect } from '@playwright/test'
import { violationsIn } from '../axe'
import { signIn } from './helpers'
import { test } from './test'

const brands = [
  { host: 'localhost', name: 'Portico', email: 'ada@meridian.example' },
  { host: 'lease.localhost', name: 'Leaseline', email: 'tess@leaseline.example' },
  { host: 'harbor.localhost', name: 'Harbor House', email: 'noor@harbor.example' },
]

for (const { host, name, email } of brands) {
  test.describe(name, () => {
    test('renders in its own colors before any script', async ({ browser, originOf }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(originOf(host))
      await expect(page).toHaveTitle(`Welcome · ${name}`)
      const html = await page.content()
      expect(html).toMatch(/--portico-brand:#[\da-f]{6}/)
      await context.close()
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible and within its policy, ${colorScheme}`, async ({ browser, originOf }) => {
        const context = await browser.newContext({ colorScheme, locale: 'en-US' })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(String(error)))
        await page.goto(originOf(host))
        await expect(page.getByLabel('Work email')).toBeVisible()
        await page.waitForFunction(() => document.getAnimations().length === 0)
        expect(await violationsIn(page)).toEqual([])
        await signIn(page, email)
        await expect(page.locator('#discover').getByRole('article').first()).toBeVisible()
        await page.waitForFunction(() => document.getAnimations().length === 0)
        expect(await violationsIn(page)).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      })
    }
  })
}

test('a brand that is not open shows nothing else, at any path', async ({ page, originOf }) => {
  for (const path of ['/', '/login', '/signup', '/account', '/nothing']) {
    await page.goto(`${originOf('closed.localhost')}${path}`)
    await expect(page.getByRole('heading', { name: 'Atrium Nine isn’t open yet' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})

test('the address bar sets the language', async ({ page }) => {
  await page.goto('/?lang=pl-pl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await expect(page).toHaveURL(/\/login\?lang=pl-pl/)
})
