import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { branding } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'
import { deployment } from '../samples'

afterEach(() => expectAccessible())

type Whitelabel = (typeof branding)['whitelabel']
async function papers(whitelabel: Partial<Whitelabel>, brand: object = {}) {
  const whole = { ...branding.whitelabel, ...whitelabel }
  const brands = { [whole.brand_identifier]: { family: whole.family, ...brand } } as never
  await renderApp({
    at: '/account',
    signedIn: true,
    branding: { ...branding, whitelabel: whole },
    deployment: { ...deployment, brands },
  })
  await screen.findByRole('heading', { name: 'Password' })
  const main = within(screen.getByRole('main'))
  return main
    .queryAllByRole('link')
    .filter((link) => link.closest('nav') === null)
    .map((link) => [link.textContent, link.getAttribute('href')])
}
const published = {
  eula_link: 'https://house.test/terms',
  privacy_policy: 'https://house.test/privacy',
  support_email: 'help@house.test',
}

test('links terms and privacy, and in the default family the data request', async () => {
  const links = await papers(
    { ...published, family: 'default' },
    { dataRequestUrl: 'https://house.test/data' },
  )
  expect(links).toEqual([
    ['Terms of use', published.eula_link],
    ['Privacy policy', published.privacy_policy],
    ['Request your data', 'https://house.test/data'],
  ])
})

test('links support if the brand has no page for data requests', async () => {
  expect(await papers({ ...published, family: 'default' })).toContainEqual([
    'Request your data',
    'mailto:help@house.test',
  ])
})

test.each(['lease', 'hosted'] as const)('the family %s has no data request', async (family) => {
  const links = await papers({ ...published, family })
  expect(links.map(([words]) => words)).toEqual(['Terms of use', 'Privacy policy'])
})

test('omits documents that the brand has not published', async () => {
  expect(await papers({ family: 'lease', eula_link: null, privacy_policy: null })).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Terms and privacy' })).toBeNull()
})
