import { describeMachine } from '@kit/describeMachine'
import type { HostProblem, StoredDraft } from '@machines/operate/opening/context'
import type { SavingDraft } from '@machines/operate/opening/machine'
import { isLive, stepOf } from '@machines/operate/opening/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { type Draft, openingLaws, openingMachine } from './opening.laws'

const stored = (
  version: number,
  draft: Draft,
  building: string | null = null,
): StoredDraft<Draft> => ({ version, draft, building })
const full = { brand: 'Harbor', host: 'harbor.test', rest: 'all' }

describeMachine('opening', openingMachine, {
  inputs: [
    { id: 'one', step: null, keyPrefix: 'key' },
    { id: 'one', step: 'host', keyPrefix: 'key' },
    { id: 'one', step: 'review', keyPrefix: 'key' },
  ],
  events: {
    'section.changed': [
      { section: 'brand', value: 'Mine' },
      { section: 'host', value: 'mine.test' },
      { section: 'host', value: '' },
    ],
    'next.pressed': [],
    'back.pressed': [],
    'step.entered': [{ step: 'brand' }, { step: 'review' }],
    'open.pressed': [],
    'request.retried': [],
    'file.stored': [{ section: 'files', fields: { logo: '/uploads/a.svg' }, version: 9 }],
  },
  actors: {
    read: {
      done: [stored(1, {}), stored(2, full), stored(3, full, 'harbor')],
      error: [offline, refused('not_found', 404)],
    },
    save: {
      // Newer than the file, or each draft with a file would be a situation of its own.
      done: [stored(10, full)],
      error: [offline, refused('version_conflict', 409), refused('not_found', 404)],
    },
    checkHost: { done: [{ problem: null }, { problem: 'taken' }], error: [offline] },
    open: { done: [stored(11, full, 'harbor')], error: [offline, refused('not_found', 404)] },
  },
  laws: openingLaws,
  contextKey: ({ draft, step, next, edited, showsErrors, hostProblem, mutation: { failure } }) => [
    // A file that is in the draft decides nothing, so it is no situation of its own.
    [draft.brand, draft.host, draft.rest],
    step,
    next,
    edited.toSorted(),
    showsErrors,
    hostProblem,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('two tabs edit different steps, and both edits are opened', async () => {
  let current = stored(1, { brand: 'Harbor', rest: 'all' })
  const opened: Draft[] = []
  const actors = {
    read: fromPromise<StoredDraft<Draft>, { id: string }>(async () => current),
    save: fromPromise<StoredDraft<Draft>, SavingDraft<Draft>>(async ({ input }) => {
      if (input.version !== current.version) throw refused('version_conflict', 409)
      current = stored(input.version + 1, input.draft)
      return current
    }),
    checkHost: fromPromise<{ problem: HostProblem | null }, { draft: Draft }>(async () => ({
      problem: null,
    })),
    open: fromPromise<StoredDraft<Draft>, { id: string; version: number; key: string }>(
      async () => {
        opened.push(current.draft)
        return stored(current.version + 1, current.draft, 'harbor')
      },
    ),
  }
  const tab = createActor(openingMachine.provide({ actors }), {
    input: { id: 'one', step: 'host', keyPrefix: 'key' },
  }).start()
  await waitFor(tab, (at) => at.matches('editing'))
  tab.send({ type: 'section.changed', section: 'host', value: 'harbor.test' })
  // The other tab stores the brand meanwhile.
  current = stored(2, { ...current.draft, brand: 'Harbor Exchange' })
  tab.send({ type: 'next.pressed' })
  await waitFor(tab, (at) => stepOf(at) === 'building')
  tab.send({ type: 'step.entered', step: 'review' })
  tab.send({ type: 'open.pressed' })
  await waitFor(tab, isLive)
  expect(opened).toEqual([{ brand: 'Harbor Exchange', host: 'harbor.test', rest: 'all' }])
})

test('a file that one tab uploads is not lost when another tab stores another field of its section', async () => {
  const read = { brand: 'Harbor', files: { logo: '', picture: '' } }
  const newest = { brand: 'Harbor', files: { logo: '/uploads/a.svg', picture: '' } }
  const saved: SavingDraft<Draft>[] = []
  let version = 1
  const actors = {
    read: fromPromise<StoredDraft<Draft>, { id: string }>(async () =>
      stored(version, version === 1 ? read : newest),
    ),
    save: fromPromise<StoredDraft<Draft>, SavingDraft<Draft>>(async ({ input }) => {
      saved.push(input)
      if (input.version !== version) throw refused('version_conflict', 409)
      return stored(version + 1, input.draft)
    }),
  }
  const tab = createActor(openingMachine.provide({ actors }), {
    input: { id: 'one', step: 'brand', keyPrefix: 'key' },
  }).start()
  await waitFor(tab, (at) => at.matches('editing'))
  version = 2
  const files = { logo: '', picture: 'https://alder.example/a.jpg' }
  tab.send({ type: 'section.changed', section: 'files', value: files })
  tab.send({ type: 'next.pressed' })
  await waitFor(tab, (at) => at.matches('editing') && at.context.version === 3)
  expect(saved.at(-1)?.draft.files).toEqual({ ...files, logo: '/uploads/a.svg' })
})

test('a file that is stored while the draft is being saved stays, whichever reply arrives first', async () => {
  let reply: (draft: StoredDraft<Draft>) => void = () => {}
  const actors = {
    read: fromPromise<StoredDraft<Draft>, { id: string }>(async () => stored(1, { brand: 'A' })),
    save: fromPromise<StoredDraft<Draft>, SavingDraft<Draft>>(
      () => new Promise((resolve) => (reply = resolve)),
    ),
  }
  const tab = createActor(openingMachine.provide({ actors }), {
    input: { id: 'one', step: 'brand', keyPrefix: 'key' },
  }).start()
  await waitFor(tab, (at) => at.matches('editing'))
  tab.send({ type: 'section.changed', section: 'brand', value: 'Harbor' })
  tab.send({ type: 'next.pressed' })
  tab.send({
    type: 'file.stored',
    section: 'files',
    fields: { logo: '/uploads/a.svg' },
    version: 3,
  })
  reply(stored(2, { brand: 'Harbor' }))
  await waitFor(tab, (at) => at.matches('editing'))
  expect(tab.getSnapshot().context).toMatchObject({
    draft: { brand: 'Harbor', files: { logo: '/uploads/a.svg' } },
    version: 3,
    edited: [],
  })
})
