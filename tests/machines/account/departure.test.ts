import { describeMachine } from '@kit/describeMachine'
import { departureMachine } from '@machines/account/departure/machine'
import { holdsEdits, isConfirming } from '@machines/account/departure/selectors'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { departureLaws } from './departure.laws'

describeMachine('departure', departureMachine, {
  inputs: [undefined],
  events: {
    'edits.made': [{ page: 'profile' }],
    'edits.gone': [],
    'departure.requested': [
      { intent: { kind: 'path' } },
      { intent: { kind: 'building', uuid: 'other' } },
      { intent: { kind: 'signOut' } },
    ],
    'departure.confirmed': [],
    'departure.declined': [],
  },
  actors: {},
  system: ['building', 'session', 'profile'],
  laws: departureLaws,
  contextKey: ({ page, intent }) => [page, intent?.kind ?? null],
})

test('what is saved while one is asked about it lets one go', () => {
  const departure = createActor(departureMachine).start()
  departure.send({ type: 'edits.made', page: 'profile' })
  departure.send({ type: 'departure.requested', intent: { kind: 'path' } })
  expect(isConfirming(departure.getSnapshot())).toBe(true)
  departure.send({ type: 'edits.gone' })
  expect(isConfirming(departure.getSnapshot())).toBe(false)
  expect(holdsEdits(departure.getSnapshot())).toBe(false)
})
