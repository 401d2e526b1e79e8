import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../renderApp'

describe('an address that brings an e-mail, without naming a flow', () => {
  test.each([
    '/login',
    '/login?flow=SIGNIN',
    '/reset-password',
    '/reset-password?flow=RESET_PASSWORD',
  ])('fills the field of %s', async (path) => {
    const at = `${path}${path.includes('?') ? '&' : '?'}email=ben@house.test`
    await renderApp({ at })
    expect(await screen.findByDisplayValue('ben@house.test')).toBeVisible()
  })

  test('keeps the flow that is open', async () => {
    const { goTo, address } = await renderApp({ at: '/reset-password?flow=RESET_PASSWORD' })
    await goTo('/reset-password?email=ben@house.test')
    expect(await screen.findByDisplayValue('ben@house.test')).toBeVisible()
    expect(address()).toMatch(/^\/reset-password/)
  })
})
