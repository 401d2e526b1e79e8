import type { TestFinding } from '@contract/operate/connections'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aPortfolio } from './records'
import { buildingUuid, operator, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const portfolio = aPortfolio()
const at = '/deployment/portfolios'

test('the deployment leads to what all buildings share; others do not see it', async () => {
  await renderConsole({ at: '/deployment' })
  await screen.findByRole('heading', { name: 'Deployment', level: 1 })
  expect(screen.getByRole('link', { name: 'Brands' })).toHaveAttribute(
    'href',
    '/operate/deployment/brands',
  )
  await expectAccessible(document.body)
})

test('a manager has no way to the deployment', async () => {
  await renderConsole({
    calls: {
      operator: async () => ({ ...operator, capabilities: ['buildings.read', 'audit.read'] }),
    },
  })
  await screen.findByRole('link', { name: 'Changes' })
  expect(screen.queryByRole('link', { name: 'Deployment' })).toBeNull()
})

test('a connection is tried, reported, tried again and cancelled', async () => {
  const replies: ((found: TestFinding[]) => void)[] = []
  let fails = false
  const { user } = await renderConsole({
    at: '/deployment',
    calls: {
      testConnection: ({ connection }) => {
        expect(connection).toBe('mail')
        if (fails) return Promise.reject(offline)
        return new Promise((resolve) => replies.push(resolve))
      },
    },
  })
  const name = 'Test: Mail server'
  await user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name }))
  replies[0]?.([{ state: 'ok', text: 'An earlier report' }])
  replies[1]?.([{ state: 'failed', text: 'mail.example cannot be used. Set SMTP_URL.' }])
  expect(await screen.findByText('mail.example cannot be used. Set SMTP_URL.')).toBeVisible()
  expect(screen.getByText('It doesn’t work')).toBeVisible()
  expect(screen.queryByText('An earlier report')).toBeNull()
  await expectAccessible(document.body)
  fails = true
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Couldn’t run the test')).toBeVisible()
  expect(screen.queryByText('It doesn’t work')).toBeNull()
})

test('a portfolio is added, and one with roles stays', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'portfolios.list': async () => ({ data: [portfolio], total: 1 }),
      'portfolios.create': async ({ fields }) => void created.push(fields),
      'portfolios.remove': async () => {
        throw refused('portfolio_in_use', 409)
      },
    },
  })
  await pressInRow(user, 'North', 'Remove')
  const question = await screen.findByRole('dialog', { name: 'Remove this portfolio?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await within(question).findByText(/Revoke them first/)).toBeVisible()
  await expectAccessible(document.body)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add a portfolio' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a portfolio' })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/)
  await user.type(within(dialog).getByLabelText('Name'), 'South')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toEqual([{ name: 'South' }]))
})

test('the buildings of a portfolio are chosen', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: `${at}/${portfolio.uuid}`,
    calls: {
      'portfolios.read': async () => portfolio,
      'portfolios.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        return {
          ...portfolio,
          version: 2,
          buildings: [{ uuid: buildingUuid, name: 'Harbor Exchange' }],
        }
      },
    },
  })
  await user.click(await screen.findByLabelText('Harbor Exchange'))
  expect(screen.getByText(/2 roles cover what you choose/)).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ version: 1, buildings: [{ uuid: buildingUuid }] }])
  expect(screen.getByLabelText('Harbor Exchange')).toBeChecked()
})
