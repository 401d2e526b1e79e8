import type { ContentItem } from '@contract/content'
import type { Locale } from '@contract/locales'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { branding, firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { newerDiscover } from '../answers'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

const { uuid } = firstHouse.building
const id = '00000000-0000-4000-8000-00000000c0de'

type Scene = Parameters<typeof renderApp>[0]
/** Home with one item in discover; returns its tile. */
async function openTile(given: Partial<ContentItem>, scene: Scene = {}) {
  const near = [category('Near', [item({ uuid: id, title: 'Yoga', ...given })])]
  await renderApp({
    signedIn: true,
    ...scene,
    effects: { discoverContents: async () => near, ...newerDiscover(near), ...scene?.effects },
  })
  const link = await screen.findByRole('link', { name: 'Yoga' })
  const tile = link.closest('article')
  if (tile === null) throw new Error('The link stands in no tile')
  return { link, tile: within(tile) }
}

describe('links of content', () => {
  test.each([
    ['EVENT', `events/${id}`],
    ['POST', `posts/${id}`],
    ['OFFER', `offers/${id}`],
    ['EVENT_POST', `event-posts/${id}`],
    ['DEAL', `deals/${id}`],
  ])('older mode: %s is named by its type', async (type, path) => {
    const { link } = await openTile({ type })
    expect(link).toHaveAttribute('href', `/building/${uuid}/${path}`)
  })

  const newer = `/building/${uuid}/content/${id}`
  test.each<[string, Scene]>([
    ['by flag', { flags: ['show-content-v-2'] }],
    ['by host', { deployment: { newDiscover: { hosts: ['localhost'], buildings: [] } } }],
    ['by building', { deployment: { newDiscover: { hosts: [], buildings: [uuid] } } }],
  ])('newer mode, forced %s: the type does not matter', async (_, scene) => {
    const { link } = await openTile({ type: 'EVENT' }, scene)
    expect(link).toHaveAttribute('href', newer)
  })

  test('promoted content is linked in the same way', async () => {
    const promoted = async () => ({
      contents: [item({ uuid: id, title: 'Gala', type: 'EVENT_POST' })],
    })
    await renderApp({ signedIn: true, effects: { promotedContents: promoted } })
    expect(await screen.findByRole('link', { name: 'Gala' })).toHaveAttribute(
      'href',
      `/building/${uuid}/event-posts/${id}`,
    )
  })
})

describe('promoted content', () => {
  const promote = (count: number) => async () => ({
    contents: Array.from({ length: count }, (_, at) => item({ title: `Gala ${at + 1}` })),
  })

  test.each<[string, Scene]>([
    ['older', {}],
    ['newer', { flags: ['show-content-v-2'] }],
  ])('shows one item at a time and moves on request only, in the %s mode', async (_, scene) => {
    const { user } = await renderApp({
      signedIn: true,
      ...scene,
      effects: { promotedContents: promote(8), promotedContentsV2: promote(8) },
    })
    const block = within(await screen.findByRole('region', { name: 'Not to be missed' }))
    expect(block.getByRole('article', { name: '1 of 6' })).toBeVisible()
    expect(block.getByRole('link', { name: 'Gala 1' })).toBeVisible()
    expect(block.getAllByRole('link')).toHaveLength(1)
    await expectAccessible()
    for (const at of [2, 3, 4, 5, 6, 1]) {
      await user.click(block.getByRole('button', { name: 'Next' }))
      expect(block.getByRole('link', { name: `Gala ${at}` })).toBeVisible()
      expect(block.getByRole('button', { name: 'Next' })).toHaveFocus()
    }
    await user.click(block.getByRole('button', { name: 'Previous' }))
    expect(block.getByRole('link', { name: 'Gala 6' })).toBeVisible()
    await expectSpoken('6 of 6, Gala 6')
  })

  test('says when an item is, and what it costs', async () => {
    const gala = item({
      title: 'Gala',
      start_at: '2026-11-23T17:00:00Z',
      price: 12,
      currency_type: 'USD',
    })
    await renderApp({
      signedIn: true,
      effects: { promotedContents: async () => ({ contents: [gala] }) },
    })
    const block = (await screen.findByText('Not to be missed')).closest('article')
    expect(block).toHaveTextContent(/Mon, Nov 23(, 2026)? · 6:00 PM GMT\+1 · \$12/)
  })

  test('has no controls with a single item', async () => {
    await renderApp({ signedIn: true, effects: { promotedContents: promote(1) } })
    expect(await screen.findByRole('link', { name: 'Gala 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })
})

test("tiles are in the server's order, whatever their dates", async () => {
  const contents = [
    item({ title: 'Later', start_at: '2126-12-02T10:00:00Z' }),
    item({ title: 'Undated' }),
    item({ title: 'Sooner', start_at: '2126-12-01T10:00:00Z' }),
  ]
  await renderApp({
    signedIn: true,
    effects: { discoverContents: async () => [category('Near', contents)] },
  })
  const list = within(await screen.findByRole('region', { name: 'Discover' }))
  await list.findByRole('link', { name: 'Later' })
  const titles = list
    .getAllByRole('article')
    .map((tile) => within(tile).getByRole('link').textContent)
  expect(titles).toEqual(['Later', 'Undated', 'Sooner'])
})

describe('the tags of discover', () => {
  const contents = [
    item({ title: 'Ramen', sanitized_tags: ['food', 'evening'] }),
    item({ title: 'Yoga', sanitized_tags: ['morning'] }),
    item({ title: 'Notice' }),
  ]
  const books = [item({ title: 'Book club', sanitized_tags: ['evening'] })]
  const discover = async () => [category('Near', contents), category('Reading', books)]
  const openTags = (effects: NonNullable<Scene>['effects'] = {}) =>
    renderApp({
      signedIn: true,
      effects: {
        discoverContents: discover,
        sanitizedTags: async () => ['evening', 'food', 'morning', 'music'],
        ...effects,
      },
    })
  const titles = () =>
    within(screen.getByRole('region', { name: 'Discover' }))
      .getAllByRole('article')
      .map((tile) => within(tile).getByRole('link').textContent)

  test('filter its tiles and the remaining categories', async () => {
    const { user } = await openTags()
    const tags = within(await screen.findByRole('list', { name: 'Filter by tag' }))
    // Nothing in discover is tagged as music.
    expect(tags.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'evening',
      'food',
      'morning',
    ])
    expect(titles()).toEqual(['Ramen', 'Yoga', 'Notice'])
    await user.click(tags.getByRole('button', { name: 'food' }))
    expect(tags.getByRole('button', { name: 'food' })).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toEqual(['Ramen'])
    expect(screen.queryByRole('tab', { name: 'Reading' })).toBeNull()
    await expectSpoken('1 item')
    await expectAccessible()
    await user.click(tags.getByRole('button', { name: 'morning' }))
    expect(titles()).toEqual(['Ramen', 'Yoga'])
    await user.click(tags.getByRole('button', { name: 'morning' }))
    await user.click(tags.getByRole('button', { name: 'food' }))
    expect(titles()).toEqual(['Ramen', 'Yoga', 'Notice'])
    expect(screen.getByRole('tab', { name: 'Reading' })).toBeVisible()
  })

  test('leave discover as it is if they could not be read', async () => {
    await openTags({ sanitizedTags: () => Promise.reject(offline) })
    await screen.findByRole('link', { name: 'Ramen' })
    expect(screen.queryByRole('list', { name: 'Filter by tag' })).toBeNull()
    expect(titles()).toEqual(['Ramen', 'Yoga', 'Notice'])
  })
})

test('a long category shows whole rows first, and all of it on request', async () => {
  const titles = Array.from({ length: 15 }, (_, n) => `Item ${n + 1}`)
  const discover = async () => [
    category(
      'Near',
      titles.map((title, n) =>
        item({ uuid: `00000000-0000-4000-8000-0000000000${n + 10}`, title }),
      ),
    ),
  ]
  const { user } = await renderApp({ signedIn: true, effects: { discoverContents: discover } })
  const list = within(await screen.findByRole('region', { name: 'Discover' }))
  // The first link leads to all dates.
  const shown = () =>
    list
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.textContent)
  expect(shown()).toEqual(titles.slice(0, 12))
  await user.click(list.getByRole('button', { name: 'Show all 15' }))
  expect(shown()).toEqual(titles)
  expect(list.getByRole('link', { name: 'Item 13' })).toHaveFocus()
  expect(list.queryByRole('button', { name: /Show all/ })).toBeNull()
})

describe("a tile's facts", () => {
  const taken = (count: number) => ({
    claims_details: { is_claimable: true, user_count: 0, count },
  })
  test.each<[string, Partial<ContentItem>, string | null]>([
    ['nothing left', { capacity: 10, ...taken(10) }, 'Sold out'],
    ['more taken than the capacity', { capacity: 10, ...taken(12) }, 'Sold out'],
    ['no place from the start', { capacity: 0 }, 'Sold out'],
    ['one left', { capacity: 10, ...taken(9) }, 'Few spots left'],
    ['four left', { capacity: 10, ...taken(6) }, 'Few spots left'],
    ['five left', { capacity: 10, ...taken(5) }, null],
    ['no limit', taken(500), null],
    ['claims run out', { type: 'DEAL', max_claims_total: 3, ...taken(3) }, 'None left'],
  ])('%s', async (_, given, words) => {
    const { tile } = await openTile(given)
    const marks = tile
      .queryAllByText(/Sold out|Few spots left|None left|Only a few left/)
      .map((mark) => mark.textContent)
    expect(marks).toEqual(words === null ? [] : [words])
  })

  const spaces = /\s/g
  test.each<[Locale, number | null, string | null, string]>([
    ['en-us', 25, 'USD', '$25'],
    ['en-us', 12.5, 'USD', '$12.50'],
    ['en-us', 1234.56, 'USD', '$1,235'],
    // Digits are dropped only after the decimal point.
    ['en-us', 12_345, 'USD', '$12,345'],
    ['en-us', 12_345.67, 'USD', '$12,346'],
    ['en-us', 1_234_567, 'USD', '$1,234,567'],
    ['en-us', 9.999, 'USD', '$10.00'],
    ['en-us', 99.999, 'USD', '$100'],
    ['en-us', 999.96, 'USD', '$1,000'],
    ['en-us', 123.45, 'USD', '$123.5'],
    ['en-us', 0.5, 'USD', '$0.50'],
    ['en-us', 25, null, '$25'],
    ['en-gb', 25, 'GBP', '£25'],
    ['de-de', 12.5, 'EUR', '12,50 €'],
    ['fr-fr', 1234.56, 'EUR', '1 235 €'],
    ['fr-ca', 25, 'CAD', '25 $'],
    ['nb-no', 150, 'NOK', '150 kr'],
    ['en-us', 1500, 'JPY', '¥1,500'],
  ])('in %s, %s %s is %s', async (locale, price, currency, words) => {
    const { tile } = await openTile({ price, currency_type: currency }, { locale })
    const found = tile.getByText((text) => text.replaceAll(spaces, ' ') === words)
    expect(found).toBeVisible()
  })

  test.each([0, null])('an event of price %s is free', async (price) => {
    const { tile } = await openTile({ price })
    expect(tile.getByText('Free')).toBeVisible()
  })

  test('a post without a price shows none', async () => {
    const { tile } = await openTile({ type: 'POST', price: null })
    expect(tile.queryByText(/Free|\$/)).toBeNull()
  })

  test.each<[Partial<ContentItem>, string]>([
    [{ host_company_name: 'Elm & Ember', subtitle: 'On the roof' }, 'YogaElm & Ember'],
    [{ subtitle: 'On the roof' }, 'YogaOn the roof'],
    [{}, 'Yoga'],
  ])('an item without a time shows its host or its kind: %j', async (given, words) => {
    const { link } = await openTile({ type: 'POST', ...given })
    expect(link.closest('article')).toHaveTextContent(new RegExp(`^${words}$`))
  })

  test('a title and a picture have their own language and text', async () => {
    const { tile } = await openTile({
      lang: 'de-de',
      image_url: '/pictures/yoga.svg',
      image_alt_text: 'Three people stretch',
    })
    expect(tile.getByText('Yoga').closest('[lang]')).toHaveAttribute('lang', 'de-DE')
    expect(tile.getByRole('img', { name: 'Three people stretch' })).toBeVisible()
  })

  test("day and time are the building's, whatever the device's clock", async () => {
    // Half past midnight of the 2nd in Berlin, still the 1st in UTC.
    const { tile } = await openTile({ start_at: '2026-03-01T23:30:00.000Z' })
    expect(tile.getByText('Monday, March 2, 2026')).toBeInTheDocument()
    expect(tile.getByText(/^Monday · 12:30\sAM GMT\+1$/)).toBeVisible()
  })
})

test.each([
  ['default', 'Building information'],
  ['lease', 'Amenities'],
  ['hosted', 'Amenities'],
] as const)('the %s family titles the link to the amenities %s', async (family, words) => {
  await renderApp({
    signedIn: true,
    branding: { ...branding, whitelabel: { ...branding.whitelabel, family } },
  })
  await screen.findByRole('heading', { name: 'House 2' })
  const links = within(screen.getByRole('main')).getAllByRole('link', {
    name: /^(Amenities|Building information)$/,
  })
  expect(links[0]).toHaveTextContent(words)
  expect(links[0]).toHaveAttribute('href', `/building/${uuid}/amenities`)
})

test('only categories with content are tabs, and a tab shows its own', async () => {
  const discover = async () => [
    category('Sports', [item({ title: 'Yoga' })]),
    category('Nobody', []),
    category('Food', [item({ title: 'Soup' }), item({ title: 'Bread' })]),
  ]
  const { user } = await renderApp({ signedIn: true, effects: { discoverContents: discover } })
  const tabs = within(await screen.findByRole('tablist', { name: 'Discover categories' }))
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Sports', 'Food'])
  expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent('Sports')
  expect(screen.getByRole('link', { name: 'Yoga' })).toBeVisible()
  await user.click(tabs.getByRole('tab', { name: 'Food' }))
  const panel = within(screen.getByRole('tabpanel', { name: 'Food' }))
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Soup', 'Bread'])
  expect(screen.queryByRole('link', { name: 'Yoga' })).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Sports' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Yoga' })).toBeVisible()
  await expectAccessible()
})

describe('promoted items', () => {
  const gala = item({ uuid: id, title: 'Gala', subtitle: 'On the roof' })
  const yoga = item({ title: 'Yoga' })
  const openBeside = async (effects: NonNullable<Scene>['effects']) => {
    const promoted = async () => ({ contents: [gala] })
    await renderApp({ signedIn: true, effects: { promotedContents: promoted, ...effects } })
    const first = (await screen.findByText('Not to be missed')).closest('article')
    expect(first).toHaveTextContent('Gala')
    expect(first).toHaveTextContent('On the roof')
  }
  const tilesOf = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }))
    await region.findAllByRole('article')
    return region.getAllByRole('article').map((tile) => within(tile).getByRole('link').textContent)
  }

  test('are not repeated in the section below', async () => {
    await openBeside({ discoverContents: async () => [category('Near', [gala, yoga])] })
    expect(await tilesOf('Discover')).toEqual(['Yoga'])
  })

  test('are repeated if the section would be empty without them', async () => {
    await openBeside({ discoverContents: async () => [category('Near', [gala])] })
    expect(await tilesOf('Discover')).toEqual(['Gala'])
  })

  test('are omitted from the first section only', async () => {
    await openBeside({
      spotlightContents: async () => [category('Soon', [gala, yoga])],
      discoverContents: async () => [category('Near', [gala, yoga])],
    })
    expect(await tilesOf('Spotlight')).toEqual(['Yoga'])
    expect(await tilesOf('Discover')).toEqual(['Gala', 'Yoga'])
  })
})

test.each([
  [2, null],
  [3, 'Show all 3'],
  [12, 'Show all 12'],
])('a category of %s offers to show all only if some may be hidden', async (count, words) => {
  const contents = Array.from({ length: count }, () => item({}))
  const discover = async () => [category('Near', contents)]
  const { user } = await renderApp({ signedIn: true, effects: { discoverContents: discover } })
  const list = within(await screen.findByRole('region', { name: 'Discover' }))
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(count))
  const button = list.queryByRole('button', { name: /Show all/ })
  expect(button?.textContent ?? null).toBe(words)
  if (button === null) return
  await user.click(button)
  expect(list.getAllByRole('article')).toHaveLength(count)
  expect(button).not.toBeInTheDocument()
})
