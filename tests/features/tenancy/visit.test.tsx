import type { Building } from '@contract/buildings'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { firstHouse, secondHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { entering } from '../answers'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const german = [{ code: 'de_DE', name: 'Deutsch', priority: 0 }]
const english = [{ code: 'en_US', name: 'English', priority: 0 }]
const own: Building = { ...firstHouse.building, languages: english }
const other: Building = { ...secondHouse.building, languages: german }
const home = `/building/${own.uuid}`
const page = `/building/${other.uuid}/companies`

const effects = entering(async ({ uuid }) => ({
  ...firstHouse,
  building: uuid === other.uuid ? other : own,
}))

/** The user came from their own building to a page of another one. */
async function visit() {
  const rendered = await renderApp({ signedIn: true, effects })
  await screen.findByRole('heading', { level: 1, name: 'House 2' })
  await act(async () => void rendered.router.navigate({ to: page as '/' }))
  const line = await screen.findByText('In House 3')
  return { ...rendered, line }
}
test('a page of another building names it in the language that the user reads', async () => {
  const { system } = await visit()
  expect(system.building.getSnapshot().context.entered?.building).toBe(other)
  expect(system.language.getSnapshot().context.active).toBe('en-us')
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
})

const places = () => within(screen.getByRole('navigation', { name: 'Places' }))

test.each([
  ['its line', () => screen.getByRole('link', { name: 'Back to House 2' })],
  ['home', () => places().getByRole('link', { name: 'Home' })],
  ['the mark', () => screen.getByRole('link', { name: /, home$/ })],
])('%s leads back to the user’s own building', async (_, find) => {
  const { user, address } = await visit()
  await user.click(find())
  expect(await screen.findByRole('heading', { level: 1, name: 'House 2' })).toBeVisible()
  await waitFor(() => expect(address()).toBe(home))
  await waitFor(() => expect(screen.queryByText('In House 3')).toBeNull())
})

test('selecting the visited building makes it the user’s own, with its language', async () => {
  const { user, system } = await visit()
  await user.click(screen.getByRole('button', { name: /^Change building/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'House 3' }))
  await waitFor(() => expect(system.language.getSnapshot().context.active).toBe('de-de'))
  await waitFor(() => expect(screen.queryByText('In House 3')).toBeNull())
})
