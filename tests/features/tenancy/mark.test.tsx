import type { BuildingTheme } from '@contract/buildings'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { branding, firstHouse, user } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { entering } from '../answers'
import { home } from '../places'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const logo = '/pictures/logo-test.svg'
const withLogo = (logoUrl: string, primaryColor: string | null = null) => ({
  ...branding,
  whitelabel: { ...branding.whitelabel, logo_url: logoUrl, primaryColor },
  theme: { ...branding.theme, primary_color: '#12484C' },
})
const open = (primary: string | null, given = withLogo(logo), avatar = '/avatar.png') =>
  renderApp({
    at: home,
    signedIn: true,
    branding: given,
    effects: {
      currentUser: async () => ({ ...user, avatar_url: avatar }),
      ...entering(async () => ({ ...firstHouse, theme: { primary_color: primary } })),
    },
  })
const mark = () => screen.findByRole('img', { name: 'Test, home' })

test('the mark of the brand wears the colours of a building that has its own', async () => {
  await open('#7a2e1f')
  expect((await mark()).parentElement?.style.maskImage).toContain(logo)
})

test.each([
  ['the building wears those of the host', '#12484c', withLogo(logo)],
  ['the building has none', null, withLogo(logo)],
  ['those of the white-label win', '#7a2e1f', withLogo(logo, '#123456')],
  ['it is a photograph', '#7a2e1f', withLogo('/uploads/logo.png')],
])('it keeps its own where %s', async (_, primary, given) => {
  await open(primary, given)
  expect((await mark()).parentElement?.style.maskImage).toBe('')
})

test('a face that nobody has chosen gives way to initials in the colours of the building', async () => {
  const rendered = await open('#7a2e1f', withLogo(logo), '')
  const menu = await screen.findByRole('button', { name: 'Menu for Ada Test' })
  expect(menu.querySelector('img')).toBeNull()
  expect(menu).toHaveTextContent('AT')
  rendered.unmount()
  await open(null, withLogo(logo), '')
  const other = await screen.findByRole('button', { name: 'Menu for Ada Test' })
  expect(other.querySelector('img')).not.toBeNull()
})

describe('inside a building', () => {
  const portfolio = { portfolio_logo_url: '/pictures/portfolio.svg' }
  const own = { building_logo_url: '/pictures/house.svg' }
  const openWith = (theme: BuildingTheme) =>
    renderApp({
      at: home,
      signedIn: true,
      branding: withLogo(logo),
      effects: entering(async () => ({
        ...firstHouse,
        theme: { primary_color: '#7a2e1f', ...theme },
      })),
    })
  const houseMark = () => screen.findByRole('img', { name: `${firstHouse.building.name}, home` })

  test.each<[string, BuildingTheme, string]>([
    ['its own logo stands in the header', own, own.building_logo_url],
    [
      'that of its portfolio does where the building says so',
      { ...own, ...portfolio, display_portfolio_logo: true },
      portfolio.portfolio_logo_url,
    ],
    [
      'that of its portfolio does not where it does not',
      { ...own, ...portfolio, display_portfolio_logo: false },
      own.building_logo_url,
    ],
    [
      'a portfolio without a logo leaves the building its own',
      { ...own, display_portfolio_logo: true },
      own.building_logo_url,
    ],
  ])('%s, as it is', async (_, theme, src) => {
    await openWith(theme)
    const image = await houseMark()
    expect(image).toHaveAttribute('src', src)
    expect(image.parentElement?.style.maskImage).toBe('')
  })

  test('a logo that cannot be fetched gives way to the name', async () => {
    await openWith(own)
    fireEvent.error(await houseMark())
    expect(await screen.findByText(`${firstHouse.building.name}, home`)).toBeVisible()
  })
})
