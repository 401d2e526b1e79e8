import type { BuildingTheme } from '@contract/buildings'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { branding, firstHouse, user } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { entering } from '../answers'
import { home } from '../places'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const logo = '/pictures/logo-test.svg'
const withLogo = (logoUrl: string | null, primaryColor: string | null = null) => ({
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
const markOf = async (name: string) =>
  within(await screen.findByRole('link', { name: `${name}, home` })).findByRole('img', { name })
const mark = () => markOf('Test')

test("the brand's logo has the colors of a building with its own", async () => {
  await open('#7a2e1f')
  expect((await mark()).parentElement?.style.maskImage).toContain(logo)
})

test.each([
  ["the building uses the host's", '#12484c', withLogo(logo)],
  ['the building has none', null, withLogo(logo)],
  ["the white-label's take precedence", '#7a2e1f', withLogo(logo, '#123456')],
  ['it is a photograph', '#7a2e1f', withLogo('/uploads/logo.png')],
])('the logo keeps its own colors if %s', async (_, primary, given) => {
  await open(primary, given)
  expect((await mark()).parentElement?.style.maskImage).toBe('')
})

test('a brand without a logo shows its name alone', async () => {
  await open(null, withLogo(null))
  const link = await screen.findByRole('link', { name: 'Test, home' })
  expect(link).toHaveTextContent(/^Test$/)
})

test("an avatar without a picture shows initials in the building's colors", async () => {
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
  const houseMark = () => markOf(firstHouse.building.name)

  test.each<[string, BuildingTheme, string]>([
    ["the header shows the building's own logo", own, own.building_logo_url],
    [
      "the header shows the portfolio's logo if the building says so",
      { ...own, ...portfolio, display_portfolio_logo: true },
      portfolio.portfolio_logo_url,
    ],
    [
      "the header does not show the portfolio's logo otherwise",
      { ...own, ...portfolio, display_portfolio_logo: false },
      own.building_logo_url,
    ],
    [
      'a portfolio without a logo leaves the building its own',
      { ...own, display_portfolio_logo: true },
      own.building_logo_url,
    ],
  ])('%s, unchanged', async (_, theme, src) => {
    await openWith(theme)
    const image = await houseMark()
    expect(image).toHaveAttribute('src', src)
    expect(image.parentElement?.style.maskImage).toBe('')
  })

  test('a logo that cannot be fetched falls back to the name', async () => {
    await openWith(own)
    fireEvent.error(await houseMark())
    const { name } = firstHouse.building
    expect(await screen.findByRole('link', { name: `${name}, home` })).toHaveTextContent(name)
  })
})
