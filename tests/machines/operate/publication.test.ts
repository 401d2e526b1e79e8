import { inputOf } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import { startHarness } from '@kit/harness'
import type { StoredPublication } from '@machines/operate/publication/context'
import { expect, test } from 'vitest'
import { offline, refused } from '../fixtures'
import { publicationLaws, publicationMachine } from './publication.laws'

const input = { id: 'one', keyPrefix: 'key' }
const stored = (fields: Partial<StoredPublication> = {}): StoredPublication => ({
  version: 1,
  publication: 'draft',
  live_at: null,
  end_at: null,
  timezone: 'Europe/Berlin',
  ...fields,
})
const at = '2026-12-01T08:00:00.000Z'
const later = '2027-03-31T16:00:00.000Z'

describeMachine('publication', publicationMachine, {
  inputs: [input],
  events: {
    'publication.read': [
      { stored: stored() },
      { stored: stored({ publication: 'scheduled', live_at: at, version: 2 }) },
      { stored: stored({ publication: 'live' }) },
      { stored: stored({ publication: 'live', end_at: later }) },
      { stored: stored({ publication: 'ended' }) },
      { stored: stored({ publication: 'archived' }) },
    ],
    'time.came': [],
    'publish.pressed': [],
    'end.pressed': [],
    'hide.pressed': [],
    'archive.pressed': [],
    'restore.pressed': [],
    'plan.changed': [
      { draft: { when: 'later', from: '2026-12-01T09:00' } },
      { draft: { when: 'later', from: '', until: '' } },
      { draft: { until: '2027-03-31T18:00' } },
      { draft: { when: 'never' } },
    ],
    'notice.changed': [{ notice: 'It rains.' }],
    'change.confirmed': [],
    'change.dismissed': [],
    'operator.confirmed': [],
  },
  actors: {
    waitUntil: { error: [new Error('no timer')] },
    apply: {
      done: [stored({ publication: 'scheduled', live_at: at, version: 3 })],
      error: [offline, refused('version_conflict', 409), refused('password_required', 403)],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: publicationLaws,
  maxPaths: 6000,
  contextKey: ({ stored: known, draft, change, notice, mutation: { failure } }) => {
    const why = failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null)
    const version = known?.version ?? null
    if (draft !== null)
      return [version, draft.goal, draft.when, draft.from !== '', draft.until !== '', notice, why]
    if (change !== null) return [version, change.publication, notice, why]
    return [known?.publication ?? null, known?.version ?? null, known?.end_at ?? null]
  },
})

function publicationOf(known: StoredPublication) {
  const harness = startHarness(publicationMachine, { input })
  let readings = 0
  harness.actor.on('publication.outdated', () => (readings += 1))
  harness.actor.send({ type: 'publication.read', stored: known })
  const sent = (id: string) => inputOf(harness.actor.getSnapshot(), id)
  return { ...harness, sent, readings: () => readings }
}

test('times are by the clock of the building, whatever the operator’s own is', () => {
  const { actor, sent } = publicationOf(stored({ timezone: 'America/New_York' }))
  actor.send({ type: 'publish.pressed' })
  actor.send({
    type: 'plan.changed',
    draft: { when: 'later', from: '2026-12-01T09:00', until: '2027-07-01T18:00' },
  })
  actor.send({ type: 'change.confirmed' })
  expect(sent('applyPlan')).toMatchObject({
    id: 'one',
    version: 1,
    change: {
      publication: 'scheduled',
      live_at: '2026-12-01T14:00:00.000Z',
      end_at: '2027-07-01T22:00:00.000Z',
    },
  })
})

test.each([
  [{ when: 'later' as const, from: '' }],
  [{ when: 'later' as const, from: '2026-12-01' }],
  [{ until: 'soon' }],
  [{ when: 'later' as const, from: '2026-12-01T09:00', until: '2026-12-01T09:00' }],
])('a plan with wrong times is not sent: %j', (draft) => {
  const { actor } = publicationOf(stored())
  actor.send({ type: 'publish.pressed' })
  actor.send({ type: 'plan.changed', draft })
  actor.send({ type: 'change.confirmed' })
  expect(actor.getSnapshot().value).toBe('planning')
})

test('the end of a live building can be taken back', () => {
  const { actor, sent } = publicationOf(stored({ publication: 'live', end_at: later }))
  actor.send({ type: 'end.pressed' })
  expect(actor.getSnapshot().context.draft).toMatchObject({
    when: 'later',
    until: '2027-03-31T18:00',
  })
  actor.send({ type: 'plan.changed', draft: { when: 'never' } })
  actor.send({ type: 'change.confirmed' })
  expect(sent('applyPlan')).toMatchObject({
    change: { publication: 'live', live_at: null, end_at: null },
  })
})

test('a change that another operator has overtaken is sent again in the new version, with another key', () => {
  const { actor, sent, reject, readings } = publicationOf(stored({ publication: 'live' }))
  actor.send({ type: 'hide.pressed' })
  actor.send({ type: 'change.confirmed' })
  const first = sent('apply') as { key: string }
  reject('apply', refused('version_conflict', 409))
  expect(readings()).toBe(1)
  actor.send({ type: 'publication.read', stored: stored({ publication: 'live', version: 5 }) })
  expect(actor.getSnapshot().context.mutation.failure).not.toBeNull()
  actor.send({ type: 'change.confirmed' })
  expect(sent('apply')).toMatchObject({ version: 5 })
  expect((sent('apply') as { key: string }).key).not.toBe(first.key)
})

test('a building whose time has come is read until the server has moved it', () => {
  const scheduled = stored({ publication: 'scheduled', live_at: at })
  const { actor, elapse, readings } = publicationOf(scheduled)
  actor.send({ type: 'time.came' })
  elapse('moveTime')
  elapse('moveTime')
  expect(readings()).toBe(2)
  actor.send({ type: 'publication.read', stored: scheduled })
  expect(actor.getSnapshot().value).toBe('scheduled')
  actor.send({ type: 'publication.read', stored: stored({ publication: 'live', version: 2 }) })
  expect(actor.getSnapshot().value).toBe('live')
})
