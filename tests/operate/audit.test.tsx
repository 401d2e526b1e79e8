import type { AuditEntry } from '@contract/operate/audit'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { listOf } from './records'
import { buildingUuid, renderConsole } from './renderConsole'

const entry: AuditEntry = {
  uuid: '00000000-0000-4000-8000-0000000000e1',
  at: '2026-11-28T18:00:00Z',
  actor: 'tower.yaml (0123456789ab)',
  client: null,
  action: 'applyFile',
  kind: 'resource',
  subject: 'Harbor room',
  subject_uuid: '00000000-0000-4000-8000-0000000000e2',
  building: { uuid: buildingUuid, name: 'Harbor Exchange' },
  before: { price: 10 },
  after: { price: 12 },
}

test('a change by a file says so, with the name of the file', async () => {
  const byPerson = { ...entry, uuid: crypto.randomUUID(), actor: 'eve@towers.example' }
  await renderConsole({
    at: '/audit',
    calls: { audit: listOf(entry, { ...byPerson, action: 'updateResource', before: null }) },
  })
  const [, byFile, other] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(byFile).toHaveTextContent('Applied from the file tower.yaml (0123456789ab)')
  expect(byFile).toHaveTextContent('Resource: Harbor room')
  expect(byFile).toHaveTextContent('price: 10 → 12')
  expect(other).toHaveTextContent('eve@towers.example')
  expect(other).not.toHaveTextContent('Applied from')
  await expectAccessible()
})
