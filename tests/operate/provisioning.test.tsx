import type { TokenRow } from '@operate/provisioning/provisioning.logic'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aCompany, listOf } from './records'
import { operator, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const owner = '00000000-0000-4000-8000-0000000000c1'
const at = `/companies/${owner}/provisioning`
const okta: TokenRow = {
  owner,
  uuid: '00000000-0000-4000-8000-0000000000e1',
  name: 'Okta',
  created_at: '2031-03-04T17:00:00.000Z',
  created_by: 'ola@portico.example',
  last_used_at: null,
}
const secret = 'portico_scim_shown-once'

describe('the tokens of a company', () => {
  test('are listed with their use', async () => {
    const entra = { ...okta, uuid: `${okta.uuid}2`, name: 'Entra', last_used_at: okta.created_at }
    await renderConsole({ at, calls: { scimTokens: listOf(okta, entra) } })
    const table = within(await screen.findByRole('table', { name: 'Tokens' }))
    expect(table.getByRole('row', { name: /Okta .*ola@portico.example Never/ })).toBeVisible()
    expect(table.getByRole('row', { name: /Entra/ })).not.toHaveTextContent('Never')
    await expectAccessible(document.body)
  })

  test('may be none; the address is there all the same', async () => {
    await renderConsole({ at, calls: { scimTokens: async () => ({ data: [], total: 0 }) } })
    expect(await screen.findByRole('heading', { name: 'No tokens yet' })).toBeVisible()
    expect(screen.getByText(`${window.location.origin}/scim/v2`)).toBeVisible()
    await expectAccessible(document.body)
  })
})

test('a new token needs the password, is shown once and is then forgotten', async () => {
  const rows: TokenRow[] = []
  const sent: object[] = []
  let isConfirmed = false
  const { user, console } = await renderConsole({
    at,
    calls: {
      scimTokens: async () => ({ data: [...rows], total: rows.length }),
      createScimToken: async ({ fields }) => {
        if (!isConfirmed) throw refused('password_required', 403)
        sent.push(fields)
        rows.push(okta)
        return secret
      },
      confirmPassword: async () => {
        isConfirmed = true
      },
    },
  })
  await screen.findByRole('heading', { name: 'No tokens yet' })
  const [create] = screen.getAllByRole('button', { name: 'Create a token' })
  await user.click(create as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Create a token' }))
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect((await form.findAllByText('Enter a name')).length).toBeGreaterThan(0)
  await expectAccessible(document.body)
  await user.type(form.getByLabelText('Name'), ' Okta ')
  await user.click(form.getByRole('button', { name: 'Create' }))
  const password = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await user.type(password.getByLabelText('Password'), 'Portico-Tests1!')
  await user.keyboard('{Enter}')
  const made = within(await screen.findByRole('dialog', { name: 'Copy the token now' }))
  expect(made.getByText(secret)).toBeVisible()
  await expectAccessible(document.body)
  await user.click(made.getByRole('button', { name: 'Copy Token' }))
  expect(await window.navigator.clipboard.readText()).toBe(secret)
  await user.click(made.getByRole('button', { name: 'Done' }))
  await screen.findByRole('table', { name: 'Tokens' })
  await waitFor(() => expect(document.body).not.toHaveTextContent(secret))
  expect(JSON.stringify(console.getPersistedSnapshot())).not.toContain(secret)
  expect(sent).toEqual([{ owner, name: 'Okta' }])
})

test('a token is removed after a question', async () => {
  const rows = [okta]
  const removed: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      scimTokens: async () => ({ data: [...rows], total: rows.length }),
      revokeScimToken: async ({ key: _key, ...token }) => {
        rows.pop()
        removed.push(token)
      },
    },
  })
  await pressInRow(user, 'Okta', 'Remove')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this token?' }))
  await expectAccessible(document.body)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('heading', { name: 'No tokens yet' })
  expect(removed).toEqual([{ owner, uuid: okta.uuid }])
})

describe('the way to the tokens', () => {
  const company = { uuid: owner, name: 'Acme' }
  const administrator = {
    ...operator,
    grants: [{ role: 'tenantAdministrator' as const, building: null, portfolio: null, company }],
    capabilities: [
      'people.read' as const,
      'people.edit' as const,
      'people.deactivate' as const,
      'people.provision' as const,
    ],
    companies: [company],
  }
  const lists = {
    people: async () => ({ data: [], total: 0 }),
    scimTokens: async () => ({ data: [okta], total: 1 }),
  }

  test('leads an administrator of a company from its people, and back', async () => {
    const { user } = await renderConsole({
      at: '/people',
      calls: { ...lists, operator: async () => administrator },
    })
    await user.click(await screen.findByRole('link', { name: 'Automatic provisioning' }))
    await screen.findByRole('table', { name: 'Tokens' })
    const places = within(screen.getByRole('navigation', { name: 'Console' }))
    expect(places.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/operate/people')
  })

  test('names the company if there are several', async () => {
    const brook = { uuid: '00000000-0000-4000-8000-0000000000c2', name: 'Brook' }
    const operatorOfBoth = { ...administrator, companies: [company, brook] }
    await renderConsole({
      at: '/people',
      calls: { ...lists, operator: async () => operatorOfBoth },
    })
    expect(await screen.findByRole('link', { name: 'Provisioning of Brook' })).toBeVisible()
  })

  test('leads an operator from the company, and is closed to an editor', async () => {
    const stored = aCompany({ uuid: owner, people: 3 })
    const calls = { ...lists, company: async () => stored }
    const { user } = await renderConsole({ at: `/companies/${owner}`, calls })
    await user.click(await screen.findByRole('link', { name: 'Automatic provisioning' }))
    await screen.findByRole('table', { name: 'Tokens' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Company' })).toHaveAttribute(
      'href',
      `/operate/companies/${owner}`,
    )
  })

  test('is not offered to someone who may only read companies', async () => {
    const stored = aCompany({ uuid: owner, people: 3 })
    await renderConsole({
      at: `/companies/${owner}`,
      calls: {
        company: async () => stored,
        operator: async () => ({ ...operator, capabilities: ['companies.read'] }),
      },
    })
    await screen.findByText('3 people')
    expect(screen.queryByRole('link', { name: 'Automatic provisioning' })).toBeNull()
  })
})
