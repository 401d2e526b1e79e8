import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { renderApp } from '../renderApp'

const home = `/building/${firstHouse.building.uuid}`

/** As with a back end that supports only the common calls. */
const plain = (at: string) => renderApp({ at, signedIn: true, deployment: { extensions: [] } })

describe('with a back end without extensions', () => {
  test('home has neither search nor calendar, and opens no stream', async () => {
    const { system } = await renderApp({
      at: home,
      signedIn: true,
      deployment: { extensions: [] },
    })
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Search the building' })).toBeNull()
    expect(document.querySelector('a[href$="/calendar"]')).toBeNull()
    expect(Object.keys(system.live.getSnapshot().children)).not.toContain('followStream')
  })

  test('the search shortcut does nothing', async () => {
    const { user } = await plain(home)
    await screen.findByRole('heading', { name: 'Discover' })
    await user.keyboard('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['calendar', 'approvals', 'saved', 'check-passes'])(
    'the page of the %s leads home',
    async (page) => {
      const { address } = await plain(`${home}/${page}`)
      await waitFor(() => expect(address()).toBe(home))
    },
  )

  test('a missing page offers no search', async () => {
    await plain('/no/such/page')
    expect(await screen.findByRole('link', { name: /homepage/i })).toBeVisible()
    expect(screen.queryByRole('button', { name: /search/i })).toBeNull()
  })
})
