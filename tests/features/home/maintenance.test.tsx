import type { Host } from '@platform/host'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { branding } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'
import { utility } from '../samples'

const utilities = async () => ({
  utility_buttons: [utility({ text: 'Concierge', url: 'https://desk.test/' })],
})
const brand = branding.whitelabel.brand_identifier

describe('the maintenance page', () => {
  test('shows "Under construction", and for one brand what can be used meanwhile', async () => {
    const openLink = vi.fn<Host['openLink']>()
    const rendered = await renderApp({
      at: '/maintenance',
      signedIn: true,
      deployment: { maintenanceBrand: brand },
      effects: { utilityButtons: utilities, openLink },
    })
    expect(
      await screen.findByRole('heading', { name: 'Under construction', level: 1 }),
    ).toBeVisible()
    await rendered.user.click(await screen.findByRole('button', { name: 'Concierge' }))
    expect(openLink.mock.calls.map(([url]) => url)).toEqual(['https://desk.test/'])
    await expectAccessible()
  })

  test('has no links for other brands', async () => {
    await renderApp({
      at: '/maintenance',
      signedIn: true,
      deployment: { maintenanceBrand: `not ${brand}` },
      effects: { utilityButtons: utilities },
    })
    expect(
      await screen.findByRole('heading', { name: 'Under construction', level: 1 }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Concierge' })).toBeNull()
    await expectAccessible()
  })
})
