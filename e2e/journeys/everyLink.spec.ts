import { expect, type Locator, type Page } from '@playwright/test'
import { ada, signIn } from './house'
import { test } from './test'
import { checkOpened, checkOutward, checkPage, isOutward, note, type Walk, watch } from './walk'

test.use({
  // Pictures lead nowhere, and drawing hundreds of them, and all that moves, would be most of the time.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false']
    await use({ ...launchOptions, args })
  },
  contextOptions: { reducedMotion: 'reduce' },
})
// Walks change nothing: each may run beside the others.
test.describe.configure({ mode: 'parallel' })

test.beforeAll(async ({ request }) => {
  await request.post('/demo/reset')
})

type House = { who: string; at?: string; building: string; switchTo?: boolean; lang?: string }

const houses: House[] = [
  { who: ada, building: 'One Meridian Plaza' },
  { who: ada, building: 'Kontorhaus Hafenblick', switchTo: true },
  { who: ada, building: 'Kontorhaus Hafenblick', switchTo: true, lang: 'en-gb' },
  { who: 'manager@meridian.example', building: 'The Commons', switchTo: true },
  { who: 'tess@leaseline.example', at: 'lease.localhost', building: 'Leaseline Tower' },
  { who: 'noor@harbor.example', at: 'harbor.localhost', building: 'Harbor Exchange' },
]

for (const house of houses) {
  const { who, building, lang } = house
  test(`every link of ${building}${lang ? ` in ${lang}` : ''}, as ${who}`, async ({
    page,
    originOf,
  }) => {
    test.setTimeout(150_000)
    page.context().setDefaultTimeout(5000)
    const walk = watch(page)
    await arrive(walk, house, originOf(house.at ?? 'localhost'))
    try {
      await walkHome(walk)
      await walkList(walk, 'amenities')
      await walkList(walk, 'companies')
    } catch (error) {
      // Where it stopped says more than the line of the walk.
      note(walk, String(error))
    }
    expect(walk.faults).toEqual([])
  })
}

async function arrive(walk: Walk, house: House, origin: string): Promise<void> {
  const { page } = walk
  await page.goto(origin)
  for (const link of await page.locator('footer a').all()) {
    walk.trail.splice(0, 9, await link.innerText())
    await checkOpened(walk, () => link.click())
  }
  await signIn(page, house.who)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (house.switchTo) {
    await page.getByRole('button', { name: /^Change building/ }).click()
    await page.getByRole('menuitemradio', { name: house.building }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: house.building })).toBeVisible()
  if (house.lang) await page.goto(`${page.url()}?lang=${house.lang}`)
  await expect(page.locator('#discover article').first()).toBeVisible()
  await expect(page.locator('#utilities li').first()).toBeVisible()
}

/** The utilities, then each tile of each tab of both sections. */
async function walkHome(walk: Walk): Promise<void> {
  const { page } = walk
  const utilities = page.locator('#utilities').getByRole('link')
  for (let at = 0; at < (await utilities.count()); at += 1) {
    await pressUtility(walk, utilities.nth(at))
  }
  const walked = new Set<string>()
  for (const section of ['#spotlight', '#discover']) {
    const tabs = page.locator(section).getByRole('tab')
    const many = Math.max(1, await tabs.count())
    for (let at = 0; at < many; at += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(at).click()
      const tiles = page.locator(section).locator('article a')
      await expect(tiles.first()).toBeVisible()
      for (let tile = 0; tile < (await tiles.count()); tile += 1) {
        const link = tiles.nth(tile)
        const name = await link.innerText()
        if (walked.has(name)) continue
        walked.add(name)
        walk.trail.splice(0, 9, name)
        await follow(walk, link, walkPage)
      }
    }
  }
  expect(walked.size).toBeGreaterThan(4)
  expect(walk.details).toBeGreaterThan(walked.size / 2)
}

async function pressUtility(walk: Walk, tile: Locator): Promise<void> {
  walk.trail.splice(0, 9, (await tile.innerText()).replaceAll('\n', ' '))
  const isRoute = (await tile.getAttribute('href')) !== '#utilities'
  await (isRoute ? follow(walk, tile) : checkOpened(walk, () => tile.click()))
}

/** Presses a link, looks at where it leads, does more there, and comes back. */
async function follow(
  walk: Walk,
  link: Locator,
  there?: (walk: Walk) => Promise<void>,
): Promise<void> {
  const { page } = walk
  const href = (await link.getAttribute('href')) ?? ''
  if (isOutward(href, page)) return checkOutward(walk, link, href)
  if ((await link.getAttribute('target')) === '_blank') return checkOpened(walk, () => link.click())
  // Scrolling to a tile may change the hash.
  const { pathname } = new URL(page.url())
  const title = page.locator('main h1:visible').first()
  const left = await title.innerText()
  await link.click()
  await expect(title).not.toHaveText(left)
  await checkPage(walk)
  await there?.(walk)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pathname)
  await expect(title).toHaveText(left)
}

/** Every link in the page, and every button that asks or opens something. */
async function walkPage(walk: Walk): Promise<void> {
  // A detail has a way back in it; the tiles of a list are articles, too.
  const of = walk.page.locator('main article:has(> div > nav)')
  // Some tiles lead to a list.
  if ((await of.count()) === 0) return
  walk.details += 1
  // What else there is of its kind are the tiles of home again, which are pressed there.
  const links = of.locator('a[href]:not(nav a, article article a, [role=menuitem]):visible')
  for (let at = 0; at < (await links.count()); at += 1) {
    const link = links.nth(at)
    walk.trail.splice(1, 9, await link.innerText())
    await follow(walk, link)
  }
  const share = of.locator('div:has(> output) > button')
  await share.click()
  await expect(of.locator('div:has(> button) > output')).not.toBeEmpty()
  const buttons = of.locator(
    'button:enabled:visible:not([aria-haspopup], div:has(> output) > button)',
  )
  for (let at = 0; at < (await buttons.count()); at += 1) {
    walk.trail.splice(1, 9, await buttons.nth(at).innerText())
    await checkOpened(walk, () => buttons.nth(at).click())
  }
}

/** Every amenity, or the first few companies, by their tiles. */
async function walkList(walk: Walk, list: 'amenities' | 'companies'): Promise<void> {
  const { page } = walk
  const entrance = page.locator(`main a[href$="/${list}"]`).first()
  // Not every building leads to its directory from home.
  if ((await entrance.count()) === 0) return
  await openList(page, entrance)
  const tiles = page.locator(`main li a[href*="/${list}/"]`)
  await expect(tiles.first()).toBeVisible()
  const many = list === 'amenities' ? await tiles.count() : Math.min(4, await tiles.count())
  for (let at = 0; at < many; at += 1) {
    walk.trail.splice(0, 9, await tiles.nth(at).innerText())
    await follow(walk, tiles.nth(at), walkPage)
  }
  await page.goBack()
  await expect(page.locator('#discover article').first()).toBeVisible()
}

async function openList(page: Page, entrance: Locator): Promise<void> {
  await entrance.click()
  await expect(page.locator('main h1:visible').first()).toBeVisible()
}
