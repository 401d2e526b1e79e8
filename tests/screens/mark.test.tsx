import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { firstHouse, known, look } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { home } from './places'
import { openStage } from './stage'

afterEach(() => expectAccessible())

const logo = '/pictures/logo-test.svg'
const withLogo = (logoUrl: string, primaryColor: string | null = null) => ({
  ...look,
  whitelabel: { ...look.whitelabel, logo_url: logoUrl, primaryColor },
  theme: { ...look.theme, primary_color: '#12484C' },
})
const open = (primary: string | null, given = withLogo(logo), avatar = '/avatar.png') =>
  openStage({
    at: home,
    signedIn: true,
    look: given,
    effects: {
      fetchUser: async () => ({ ...known(60_000).session.user, avatar_url: avatar }),
      enterBuilding: async () => ({ ...firstHouse, theme: { primary_color: primary } }),
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
  const stage = await open('#7a2e1f', withLogo(logo), '')
  const menu = await screen.findByRole('button', { name: 'Menu of Ada Test' })
  expect(menu.querySelector('img')).toBeNull()
  expect(menu).toHaveTextContent('AT')
  stage.unmount()
  await open(null, withLogo(logo), '')
  const other = await screen.findByRole('button', { name: 'Menu of Ada Test' })
  expect(other.querySelector('img')).not.toBeNull()
})
