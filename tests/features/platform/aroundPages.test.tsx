import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { branding, firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

afterEach(() => expectAccessible())

const { uuid, name } = firstHouse.building
const home = `/building/${uuid}`
const { brand } = branding.whitelabel
const bar = async () => within(await screen.findByRole('navigation', { name: 'Building' }))

describe('the bottom bar on phones', () => {
  test('links to the parts of the building, and marks the current one', async () => {
    const { user, address } = await renderApp({ signedIn: true })
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

  test('marks the part that each page belongs to, or none', async () => {
    const { goTo } = await renderApp({ signedIn: true, flags: ['service-requests'] })
    const one = '00000000-0000-4000-8000-00000000c0de'
    for (const [path, part] of [
      [`${home}/amenities`, 'Amenities'],
      [`${home}/amenities/${one}`, 'Amenities'],
      [`${home}/companies/${one}`, 'Companies'],
      [`${home}#discover`, 'What’s on'],
      [`${home}#services`, 'Home'],
      ...['calendar', ...['posts', 'event-posts', 'offers', 'events', 'deals'].map(under)].map(
        (place) => [`${home}/${place}`, 'What’s on'],
      ),
      [`${home}/saved`, undefined],
      [`${home}/service-requests`, undefined],
      ['/account', undefined],
      ['/help-desk', undefined],
    ] as const) {
      await goTo(path ?? '')
      const here = (await bar()).queryByRole('link', { current: 'page' })
      expect([path, here?.textContent]).toEqual([path, part])
    }
    function under(kind: string) {
      return `${kind}/${one}`
    }
  })

  test("links to the user's bookings instead of the amenities, if there is a history", async () => {
    const { user, address } = await renderApp({ signedIn: true, flags: ['account-history'] })
    const links = (await bar()).getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Home', 'What’s on', 'Bookings', 'Companies'])
    await user.click((await bar()).getByRole('link', { name: 'Bookings' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    expect(address()).toBe('/my-history')
    expect((await bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Bookings')
  })

  test("links from another page to home's content, and opens new tabs natively", async () => {
    const discover = async () => [category('Near', [item({ title: 'Yoga' })])]
    const { user, router } = await renderApp({
      signedIn: true,
      at: '/account',
      effects: { discoverContents: discover },
    })
    const link = (await bar()).getByRole('link', { name: 'What’s on' })
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      const leave = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      window.addEventListener('click', leave, { once: true })
      const isTaken = vi.spyOn(Event.prototype, 'preventDefault')
      fireEvent.click(link, { [key]: true })
      expect(leave).toHaveBeenCalledTimes(1)
      // Only by the test itself.
      expect(isTaken).toHaveBeenCalledTimes(1)
      isTaken.mockRestore()
    }
    expect(router.state.location.pathname).toBe('/account')
    await user.click(link)
    const title = await screen.findByRole('heading', { level: 2, name: 'Discover' })
    await waitFor(() => expect(title).toHaveFocus())
    expect([router.state.location.pathname, router.state.location.hash]).toEqual([home, 'discover'])
  })

  test.each([
    ['a kiosk', { isKiosk: true }],
    ['a native host, which has its own', { isNativeHost: true }],
    ['a signed-out user', { signedIn: false }],
  ])('is absent for %s', async (_, scene) => {
    await renderApp({ signedIn: true, ...scene })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Building' })).toBeNull()
  })
})

describe('the footer', () => {
  test('names the support contact, and links what the brand has published', async () => {
    const published = {
      support_email: 'help@house.test',
      eula_link: 'https://house.test/terms',
      privacy_policy: 'https://house.test/privacy',
    }
    await renderApp({
      signedIn: true,
      at: '/account',
      branding: { ...branding, whitelabel: { ...branding.whitelabel, ...published } },
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
    const statement = foot.getByRole('link', { name: 'Accessibility' })
    expect(statement).toHaveAttribute('href', '/accessibility')
  })

  test('is absent on a kiosk: its guests stay', async () => {
    await renderApp({ signedIn: true, isKiosk: true })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

describe("the document's title", () => {
  test("is the page's heading and the building", async () => {
    const { user } = await renderApp({ signedIn: true })
    await screen.findByRole('heading', { level: 1, name })
    expect(document.title).toBe(`${name} · ${brand}`)
    await user.click((await bar()).getByRole('link', { name: 'Companies' }))
    await screen.findByRole('heading', { level: 1, name: 'Companies' })
    expect(document.title).toBe(`Companies · ${name}`)
    await user.click((await bar()).getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    // Home was retained, and sets its title again.
    expect(document.title).toBe(`${name} · ${brand}`)
  })

  test('is the brand for signed-out users', async () => {
    await renderApp({})
    await screen.findByRole('heading', { level: 1, name: 'Welcome' })
    expect(document.title).toBe(`Welcome · ${brand}`)
  })
})
