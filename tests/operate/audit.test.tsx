import { amenities, amenityCategories } from '@contract/operate/amenities'
import type { AuditEntry } from '@contract/operate/audit'
import { buildingFields } from '@contract/operate/buildings'
import { operatedCompany } from '@contract/operate/companies'
import { flagRuleFields } from '@contract/operate/flagRules'
import { grant } from '@contract/operate/grants'
import { identityProviderFields } from '@contract/operate/identityProviders'
import { kiosks } from '@contract/operate/kiosks'
import { miniApps } from '@contract/operate/miniApps'
import { operatedPerson } from '@contract/operate/people'
import { portfolios } from '@contract/operate/portfolios'
import { resources } from '@contract/operate/resources'
import { floors, suites } from '@contract/operate/suites'
import { utilities } from '@contract/operate/utilities'
import { whitelabelFields } from '@contract/operate/whitelabels'
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
  expect(byFile).toHaveTextContent('Price of a slot: 10 → 12')
  expect(other).toHaveTextContent('eve@towers.example')
  expect(other).not.toHaveTextContent('Applied from')
  await expectAccessible()
})

const records = [
  utilities,
  amenities,
  amenityCategories,
  resources,
  floors,
  suites,
  miniApps,
  kiosks,
  portfolios,
]

test.each<[AuditEntry['kind'], string[]]>([
  ['building', Object.keys(buildingFields)],
  ['whitelabel', Object.keys(whitelabelFields)],
  ['identityProvider', Object.keys(identityProviderFields)],
  ['flagRule', Object.keys(flagRuleFields)],
  ['grant', Object.keys(grant.entries)],
  ['person', Object.keys(operatedPerson.entries)],
  ['company', Object.keys(operatedCompany.entries)],
  ...records.map((record): [AuditEntry['kind'], string[]] => [record.one, record.fieldNames]),
])('every field of one %s has a name', async (kind, fields) => {
  const changed = fields.filter((name) => !['uuid', 'version'].includes(name))
  const at = (value: number) => Object.fromEntries(changed.map((name) => [name, value]))
  await renderConsole({
    at: '/audit',
    calls: { audit: listOf({ ...entry, kind, before: at(1), after: at(2) }) },
  })
  const items = within(await screen.findByRole('table')).getAllByRole('listitem')
  expect(items).toHaveLength(changed.length)
  for (const { textContent } of items) expect(textContent).toMatch(/^\p{Lu}[^_]*: 1 → 2$/u)
})

test('values are words, and what still exists is a link', async () => {
  const changed: AuditEntry = {
    ...entry,
    kind: 'building',
    action: 'updateBuilding',
    actor: 'eve@towers.example',
    subject: 'Harbor Exchange',
    subject_uuid: buildingUuid,
    before: { approves_sign_ups: false, live_at: null, languages: [{ name: 'English' }] },
    after: { approves_sign_ups: true, live_at: '2026-12-04T09:30:00.000Z', languages: [] },
  }
  const removed = { ...changed, uuid: crypto.randomUUID(), after: null }
  await renderConsole({ at: '/audit', calls: { audit: listOf(changed, removed) } })
  const [, row, gone] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent('Approve everyone who signs up: No → Yes')
  expect(row).toHaveTextContent(/Goes live: – → Dec 4, 2026/)
  expect(row).toHaveTextContent('Languages: English → –')
  const linkIn = (place: HTMLElement | undefined, name: string) =>
    within(place as HTMLElement).queryByRole('link', { name })
  expect(linkIn(row, 'Harbor Exchange')).toHaveAttribute(
    'href',
    `/operate/buildings/${buildingUuid}`,
  )
  expect(linkIn(row, 'eve@towers.example')).toHaveAttribute(
    'href',
    '/operate/people?q=eve%40towers.example',
  )
  expect(linkIn(gone, 'Harbor Exchange')).toBeNull()
  await expectAccessible()
})
