import type { Host } from '@platform/host'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { defaultHost } from '../defaults'
import { renderApp } from '../renderApp'

const failed = 'We couldn’t load that language. Nothing has changed.'

/** Home, on a connection with texts for English only, and a user who then requests German. */
async function askForGerman() {
  const loadCatalogue: Host['loadCatalogue'] = (given, signal) =>
    given.locale === 'de-de' ? Promise.reject(offline) : defaultHost.loadCatalogue(given, signal)
  const rendered = await renderApp({ signedIn: true, effects: { loadCatalogue } })
  await screen.findByRole('heading', { name: 'House 2' })
  rendered.system.language.send({ type: 'language.chosen', locale: 'de-de' })
  return rendered
}

describe('a failure without its own place', () => {
  afterEach(() => expectAccessible())

  test('shows as a toast, and everything stays as it was', async () => {
    await askForGerman()
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'House 2' })).toBeVisible()
  })

  test('shows once, however often it recurs', async () => {
    const { system } = await askForGerman()
    await screen.findByText(failed)
    system.language.send({ type: 'language.chosen', locale: 'de-de' })
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(1))
  })

  test('closes when it is dismissed', async () => {
    const { user } = await askForGerman()
    await screen.findByText(failed)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
  })
})
