import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { createBuildingPage } from '@machines/operate/buildingPage/machine'
import type { StoredPublication } from '@machines/operate/publication/context'
import { crashLaws } from '../kernel/shared.laws'
import { storedUploads, uploadsLaws } from './uploads.laws'

type Fields = Omit<StoredPublication, 'version'>

const buildingPageMachine = createBuildingPage<Fields>(() => true)
const fields: Fields = {
  publication: 'draft',
  live_at: null,
  end_at: null,
  timezone: 'Europe/Berlin',
}
const read = { version: 1, fields }
/** The record in a state in which its fields can be changed, or not. */
const record = (value: 'clean' | 'saving', known: object | null) => ({ value, context: { known } })
const readAgain = {
  version: 2,
  fields: { ...fields, publication: 'live' as const, end_at: '2027-03-31T16:00:00.000Z' },
}

type Snapshot = { snapshot?: { context?: { known?: unknown; outdated?: number } } } | null

/** docs/behaviour.md#publication-of-a-building. */
const buildingPageLaws: Laws<typeof buildingPageMachine> = {
  'the publication learns once what the record has read, and nothing else': (step) => {
    if (!isCalling(step.after, 'publication')) return true
    const sent = step.sent.filter(({ event }) => event.type === 'publication.read')
    const known = (step.event as Snapshot)?.snapshot?.context?.known ?? null
    const isNew = known !== null && known !== step.before?.context.known
    if (sent.length !== Number(isNew)) return false
    if (!isNew) return true
    const { version, fields: stored } = known as typeof read
    return JSON.stringify(sent[0]?.event['stored']) === JSON.stringify({ version, ...stored })
  },
  'the record is read again once the publication is outdated, and not otherwise': (step) => {
    // A record that has crashed is reported instead.
    if (!isCalling(step.after, 'record')) return true
    const asked = (step.event as Snapshot)?.snapshot?.context?.outdated ?? 0
    const sent = step.sent.filter(({ event }) => event.type === 'record.retried')
    return sent.length === Number(asked > (step.before?.context.outdated ?? 0))
  },
  'the page knows the readings that it has asked for': (step) => {
    const asked = (step.event as Snapshot)?.snapshot?.context?.outdated ?? 0
    return step.after.context.outdated === Math.max(asked, step.before?.context.outdated ?? 0)
  },
  'a confirmed password reaches every part of the page': (step) => {
    const told = step.sent
      .filter(({ event }) => event.type === 'operator.confirmed')
      .map(({ src }) => src)
    const parts = ['record', 'publication', 'upload'].filter((part) => isCalling(step.after, part))
    return step.event?.type === 'operator.confirmed'
      ? parts.every((part) => told.filter((each) => each === part).length === 1)
      : told.length === 0
  },
  ...uploadsLaws(),
  ...crashLaws('record', 'publication', 'upload'),
}

describeMachine('buildingPage', buildingPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: {
    record: {
      snapshot: [
        record('saving', null),
        record('clean', read),
        record('saving', read),
        record('clean', readAgain),
      ],
      error: [new Error('broken')],
    },
    publication: {
      snapshot: [{ context: { outdated: 0 } }, { context: { outdated: 1 } }],
      error: [new Error('broken')],
    },
    upload: {
      snapshot: [storedUploads(0), storedUploads(1), storedUploads(2)],
      error: [new Error('broken')],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: buildingPageLaws,
  contextKey: ({ known, outdated, stored, waiting, isOpen }) => [
    known?.version ?? null,
    outdated,
    stored,
    waiting.length,
    isOpen,
  ],
})
