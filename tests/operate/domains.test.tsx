import type { Capability } from '@contract/operate/roles'
import type { DomainRow } from '@operate/domains/domains.logic'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { operator, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const owner = '00000000-0000-4000-8000-0000000000c1'
const at = `/companies/${owner}/domains`
const claim: DomainRow = {
  owner,
  domain: 'acme.example',
  building: { uuid: '00000000-0000-4000-8000-0000000000b1', name: 'Alder Tower' },
  proven: false,
  record: 'portico-domain=abc',
}
const proven: DomainRow = { ...claim, domain: 'acme.test', proven: true }
const listed = async () => ({ data: [claim, proven], total: 2 })

describe('the domains of a company', () => {
  test('are listed with what counts', async () => {
    await renderConsole({ at, calls: { companyDomains: listed } })
    const table = within(await screen.findByRole('table', { name: 'Email domains' }))
    expect(
      table.getByRole('row', { name: /acme.example Alder Tower Not proven yet/ }),
    ).toBeVisible()
    expect(table.getByRole('row', { name: /acme.test Alder Tower Proven/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Prove acme.test' })).toBeNull()
    await expectAccessible(document.body)
  })
})

test('a domain is proven by its record, once that is seen', async () => {
  const rows = [claim]
  const sent: object[] = []
  let isThere = false
  const { user } = await renderConsole({
    at,
    calls: {
      companyDomains: async () => ({ data: [...rows], total: rows.length }),
      proveDomain: async ({ fields }) => {
        sent.push(fields)
        if (!isThere) throw refused('domain_unproven', 409)
        rows.splice(0, 1, { ...claim, proven: true })
        return null
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Prove acme.example' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prove acme.example' }))
  expect(dialog.getByText('portico-domain=abc')).toBeVisible()
  await expectAccessible(document.body)
  await user.click(dialog.getByRole('button', { name: 'Check the record' }))
  expect(await dialog.findByText(/^The record isn’t there yet/)).toBeVisible()
  isThere = true
  await user.click(dialog.getByRole('button', { name: 'Check the record' }))
  expect(await screen.findByText('Proven')).toBeVisible()
  expect(sent).toEqual(
    [1, 2].map(() => ({
      owner,
      building_uuid: claim.building.uuid,
      domain: 'acme.example',
      by: 'record',
    })),
  )
})

test('a domain is proven by a mail to an address in it', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      companyDomains: listed,
      proveDomain: async ({ fields }) => {
        sent.push(fields)
        return 'post@acme.example'
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Prove acme.example' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prove acme.example' }))
  await user.click(dialog.getByRole('radio', { name: /A mail to an address there/ }))
  await user.type(dialog.getByLabelText('Address at acme.example'), 'me@elsewhere.example')
  await user.click(dialog.getByRole('button', { name: 'Send the mail' }))
  expect((await dialog.findAllByText('Enter an address at acme.example')).length).toBeGreaterThan(0)
  await expectAccessible(document.body)
  await user.clear(dialog.getByLabelText('Address at acme.example'))
  await user.type(dialog.getByLabelText('Address at acme.example'), ' post@acme.example ')
  await user.click(dialog.getByRole('button', { name: 'Send the mail' }))
  const made = within(await screen.findByRole('dialog', { name: 'Mail sent' }))
  expect(made.getByText(/once post@acme.example confirms it/)).toBeVisible()
  await expectAccessible(document.body)
  await user.click(made.getByRole('button', { name: 'Done' }))
  expect(sent).toMatchObject([{ by: 'mail', email: 'post@acme.example' }])
})

test.each<[string, Capability[], string[]]>([
  ['an operator of the deployment', [...operator.capabilities], ['record', 'mail', 'operator']],
  ['a manager', ['companies.read', 'companies.edit'], ['record', 'mail']],
])('the proofs that %s has', async (_, capabilities, ways) => {
  const { user } = await renderConsole({
    at,
    calls: { companyDomains: listed, operator: async () => ({ ...operator, capabilities }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Prove acme.example' }))
  const radios = await screen.findAllByRole('radio')
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(ways)
})

test('a domain is removed after a question', async () => {
  const rows = [claim]
  const removed: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      companyDomains: async () => ({ data: [...rows], total: rows.length }),
      removeDomain: async ({ key: _key, ...domain }) => {
        rows.pop()
        removed.push(domain)
      },
    },
  })
  await pressInRow(user, 'acme.example', 'Remove')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this domain?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('heading', { name: 'No domains yet' })).toBeVisible()
  expect(removed).toEqual([{ owner, building: claim.building.uuid, domain: 'acme.example' }])
})
