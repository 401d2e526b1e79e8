import { describeMachine } from '@kit/describeMachine'
import type { HostProblem, StoredDraft } from '@machines/operate/opening/context'
import type { SavingDraft } from '@machines/operate/opening/machine'
import { isLive, stepOf } from '@machines/operate/opening/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { type Draft, openingLaws, openingMachine } from './opening.laws'

const stored = (version: number, draft: Draft, isOpened = false): StoredDraft<Draft> => ({
  version,
  draft,
  isOpened,
})
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
    'opening.retried': [],
  },
  actors: {
    read: {
      done: [stored(1, {}), stored(2, full), stored(3, full, true)],
      error: [offline, refused('not_found', 404)],
    },
    save: {
      done: [stored(4, full)],
      error: [offline, refused('version_conflict', 409), refused('not_found', 404)],
    },
    checkHost: { done: [{ problem: null }, { problem: 'taken' }], error: [offline] },
    open: { done: [undefined], error: [offline, refused('not_found', 404)] },
  },
  laws: openingLaws,
  contextKey: ({ draft, step, next, edited, showsErrors, hostProblem, mutation: { failure } }) => [
    draft,
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
    open: fromPromise<void, { id: string; version: number; key: string }>(
      async () => void opened.push(current.draft),
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
