import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { firstHouse, look } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { item } from './samples'
import { openStage } from './stage'

afterEach(() => expectAccessible())

const { uuid, name } = firstHouse.building
const home = `/building/${uuid}`
const { brand } = look.whitelabel
const bar = async () => within(await screen.findByRole('navigation', { name: 'Building' }))

describe('the bar at the bottom of a phone', () => {
  test('leads to the parts of the building, and says in which one is', async () => {
    const { user, address } = await openStage({ signedIn: true })
    const links = (await bar()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', home],
      ['What’s on', `${home}#discover`],
      ['Amenities', `${home}/amenities`],
      ['Companies', `${home}/companies`],
    ])
    const here = async () => (await bar()).getByRole('link', { current: 'page' }).textContent
    expect(await here()).toBe('Home')
    await user.click((await bar()).getByRole('link', { name: 'Companies' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    expect(address()).toBe(`${home}/companies`)
    expect(await here()).toBe('Companies')
  })

  test.each(['events', 'deals', 'posts'])(
    'what is on, such as one of the %s, is its part',
    async (kind) => {
      const readDetail = async () => ({ kind: 'post', ...item({ title: 'Yoga' }) }) as never
      await openStage({
        signedIn: true,
        at: `${home}/${kind}/00000000-0000-4000-8000-00000000c0de`,
        effects: { readDetail },
      })
      const here = (await bar()).getByRole('link', { current: 'page' })
      expect(here).toHaveTextContent('What’s on')
    },
  )

  test.each([
    ['a kiosk', { isKiosk: true }],
    ['a native host, which has its own', { isNativeHost: true }],
    ['a visitor who is signed out', { signedIn: false }],
  ])('%s has none', async (_, scene) => {
    await openStage({ signedIn: true, ...scene })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Building' })).toBeNull()
  })
})

describe('the foot of every page', () => {
  test('says whom to ask, and what the brand has published', async () => {
    const published = {
      support_email: 'help@house.test',
      eula_link: 'https://house.test/terms',
      privacy_policy: 'https://house.test/privacy',
    }
    await openStage({
      signedIn: true,
      at: '/account',
      look: { ...look, whitelabel: { ...look.whitelabel, ...published } },
    })
    const foot = within(await screen.findByRole('contentinfo'))
    expect(foot.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      'mailto:help@house.test',
    )
    for (const [words, href] of [
      ['Terms of use', published.eula_link],
      ['Privacy', published.privacy_policy],
    ] as const) {
      const link = foot.getByRole('link', { name: words })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    }
  })

  test('a kiosk has none: its visitors stay', async () => {
    await openStage({ signedIn: true, isKiosk: true })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

describe('the title of the document', () => {
  test('is the heading of the page and where it is', async () => {
    const { user } = await openStage({ signedIn: true })
    await screen.findByRole('heading', { level: 1, name })
    expect(document.title).toBe(`${name} · ${brand}`)
    await user.click((await bar()).getByRole('link', { name: 'Companies' }))
    await screen.findByRole('heading', { level: 1, name: 'Companies' })
    expect(document.title).toBe(`Companies · ${name}`)
    await user.click((await bar()).getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    // Home was kept, and takes its title again.
    expect(document.title).toBe(`${name} · ${brand}`)
  })

  test('says the brand outside', async () => {
    await openStage({})
    await screen.findByRole('heading', { level: 1, name: 'Welcome' })
    expect(document.title).toBe(`Welcome · ${brand}`)
  })
})
