import { expect, type Locator, type Page } from '@playwright/test'
import {
  checkOpened,
  checkOutward,
  checkPage,
  isOutward,
  type Link,
  linksOf,
  note,
  titleOf,
  type Walk,
  watch,
} from './crawl'
import { ada, signIn } from './helpers'
import { test } from './test'

test.use({
  // Pictures lead nowhere, and rendering hundreds of them, and all animations, would take most of the time.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false']
    await use({ ...launchOptions, args })
  },
  contextOptions: { reducedMotion: 'reduce' },
})
// Crawls change nothing: each can run beside the others.
test.describe.configure({ mode: 'parallel' })

test.beforeAll(async ({ request }) => {
  await request.post('/demo/reset')
})

type House = {
  who: string
  at?: string
  building: string
  switchTo?: boolean
  lang?: string
  /** Crawled by the quick run, too: it has every kind of link. */
  isQuick?: true
}

const houses: House[] = [
  { who: ada, building: 'One Meridian Plaza', isQuick: true },
  { who: ada, building: 'Kontorhaus Hafenblick', switchTo: true },
  { who: ada, building: 'Kontorhaus Hafenblick', switchTo: true, lang: 'en-gb' },
  { who: 'manager@meridian.example', building: 'The Commons', switchTo: true },
  { who: 'tess@leaseline.example', at: 'lease.localhost', building: 'Leaseline Tower' },
  { who: 'noor@harbor.example', at: 'harbor.localhost', building: 'Harbor Exchange' },
]

for (const house of houses) {
  const { who, building, lang } = house
  const title = `every link of ${building}${lang ? ` in ${lang}` : ''}, as ${who}`
  test(title, { tag: house.isQuick ? [] : ['@all'] }, async ({ page, originOf }) => {
    // With calendar, suites, passes and requests there is half as much again to press.
    test.setTimeout(240_000)
    page.context().setDefaultTimeout(5000)
    const walk = watch(page)
    await arrive(walk, house, originOf(house.at ?? 'localhost'))
    try {
      await walkHome(walk)
      await walkList(walk, 'amenities')
      await walkList(walk, 'companies')
    } catch (error) {
      // The place where it stopped is more useful than the crawl's line number.
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
    if ((await link.getAttribute('target')) === '_blank') {
      await checkOpened(walk, () => link.click())
    } else {
      const left = { path: new URL(page.url()).pathname, title: await titleOf(page) }
      await link.click()
      await checkPage(walk, left.title)
      await page.goBack()
      await isBack(page, left)
    }
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
  const utilities = page.locator('#utilities li').locator('a, button')
  for (const [at, link] of (await linksOf(utilities)).entries()) {
    walk.trail.splice(0, 9, link.name)
    const isRoute = link.href !== ''
    const tile = utilities.nth(at)
    await (isRoute ? follow(walk, tile, link) : checkOpened(walk, () => tile.click()))
  }
  const walked = new Set<string>()
  for (const section of ['#spotlight', '#discover']) {
    const tabs = page.locator(section).getByRole('tab')
    const many = await tabs.count()
    for (let at = 0; at < Math.max(1, many); at += 1) {
      if (many > 0) await tabs.nth(at).click()
      const tiles = page.locator(section).locator('article a')
      await expect(tiles.first()).toBeVisible()
      for (const [tile, link] of (await linksOf(tiles)).entries()) {
        if (walked.has(link.name)) continue
        walked.add(link.name)
        walk.trail.splice(0, 9, link.name)
        await follow(walk, tiles.nth(tile), link, walkPage)
      }
    }
  }
  expect(walked.size).toBeGreaterThan(4)
  expect(walk.details).toBeGreaterThan(walked.size / 2)
}

/** Presses a link, checks its target, does more there, and returns. */
async function follow(
  walk: Walk,
  pressed: Locator,
  link: Link,
  there?: (walk: Walk) => Promise<void>,
): Promise<void> {
  const { page } = walk
  if (isOutward(link, page)) return checkOutward(walk, link)
  if (link.target === '_blank') return checkOpened(walk, () => pressed.click())
  // Scrolling to a tile may change the hash.
  const left = { path: new URL(page.url()).pathname, title: await titleOf(page) }
  await pressed.click()
  await checkPage(walk, left.title)
  await there?.(walk)
  await page.goBack()
  await isBack(page, left)
}

/** Checks in every frame: polling would take longer than all presses. */
const isBack = (page: Page, left: { path: string; title: string }) =>
  page.waitForFunction(({ path, title }) => {
    const titles = [...document.querySelectorAll<HTMLElement>('main h1')]
    const shown = titles.find((each) => each.checkVisibility())?.innerText ?? ''
    return location.pathname === path && shown === title
  }, left)

/** Back, bookmark and sharing, above the page of an item. */
const bar = '[data-page=bar]'

/** Every link in the page, and every button that opens something. */
async function walkPage(walk: Walk): Promise<void> {
  // The tiles of a list are articles, too.
  const of = walk.page.locator('main [data-page=detail]')
  // Some tiles lead to a list.
  if ((await of.count()) === 0) return
  walk.details += 1
  const links = of.locator(`a[href]:not(${bar} a, [role=menuitem]):visible`)
  for (const [at, link] of (await linksOf(links)).entries()) {
    // Many pages link to the same three related items, and to their host: once is enough.
    if (walk.followed.has(link.href)) continue
    walk.followed.add(link.href)
    walk.trail.splice(1, 9, link.name)
    await follow(walk, links.nth(at), link)
  }
  // Beside it is the bookmark, whose press changes its state.
  const share = walk.page.locator(`main ${bar} div:has(> p):has(> button:not([aria-pressed]))`)
  await share.locator('> button').click()
  await expect(share.locator('> p')).not.toBeEmpty()
  const buttons = of.locator(`button:enabled:visible:not([aria-haspopup], ${bar} button)`)
  for (const [at, name] of (await buttons.allInnerTexts()).entries()) {
    walk.trail.splice(1, 9, name)
    await checkOpened(walk, () => buttons.nth(at).click())
  }
}

/** Every amenity, or the first few companies, by their tiles. */
async function walkList(walk: Walk, list: 'amenities' | 'companies'): Promise<void> {
  const { page } = walk
  const entrance = page.locator(`main a[href$="/${list}"]`).first()
  // Not every building links to its directory from home.
  if ((await entrance.count()) === 0) return
  await openList(page, entrance)
  const tiles = page.locator(`main li a[href*="/${list}/"]`)
  await expect(tiles.first()).toBeVisible()
  const links = await linksOf(tiles)
  for (const [at, link] of links.slice(0, list === 'amenities' ? undefined : 4).entries()) {
    walk.trail.splice(0, 9, link.name)
    await follow(walk, tiles.nth(at), link, walkPage)
  }
  await page.goBack()
  await expect(page.locator('#discover article').first()).toBeVisible()
}

async function openList(page: Page, entrance: Locator): Promise<void> {
  await entrance.click()
  await expect(page.locator('main h1:visible').first()).toBeVisible()
}
