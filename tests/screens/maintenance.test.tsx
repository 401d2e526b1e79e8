import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { look } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { utility } from './samples'
import { openStage } from './stage'

const utilities = async () => [utility({ text: 'Concierge', url: 'https://desk.test/' })]
const brand = look.whitelabel.brand_identifier

describe('the maintenance page', () => {
  test('says "Under construction", and for the one brand what can be used meanwhile', async () => {
    const stage = await openStage({
      at: '/maintenance',
      signedIn: true,
      deployment: { maintenanceBrand: brand },
      effects: { utilities },
    })
    expect(
      await screen.findByRole('heading', { name: 'Under construction', level: 1 }),
    ).toBeVisible()
    await stage.user.click(await screen.findByRole('link', { name: 'Concierge' }))
    expect(stage.opened).toEqual([{ kind: 'url', url: 'https://desk.test/' }])
    await expectAccessible()
  })

  test('of other brands has no links', async () => {
    await openStage({
      at: '/maintenance',
      signedIn: true,
      deployment: { maintenanceBrand: `not ${brand}` },
      effects: { utilities },
    })
    expect(
      await screen.findByRole('heading', { name: 'Under construction', level: 1 }),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Concierge' })).toBeNull()
    await expectAccessible()
  })
})
