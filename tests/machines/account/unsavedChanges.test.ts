import { describeMachine } from '@kit/describeMachine'
import { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { holdsEdits, isConfirming } from '@machines/account/unsavedChanges/selectors'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { unsavedChangesLaws } from './unsavedChanges.laws'

describeMachine('unsavedChanges', unsavedChangesMachine, {
  inputs: [undefined],
  events: {
    'edits.made': [{ page: 'profile' }],
    'edits.gone': [],
    'leave.requested': [
      { intent: { kind: 'path' } },
      { intent: { kind: 'building', uuid: 'other' } },
      { intent: { kind: 'signOut' } },
    ],
    'leave.confirmed': [],
    'leave.declined': [],
  },
  actors: {},
  system: ['building', 'session', 'profile'],
  laws: unsavedChangesLaws,
  contextKey: ({ page, intent }) => [page, intent?.kind ?? null],
})

test('a save while the confirmation is open lets the navigation proceed', () => {
  const unsavedChanges = createActor(unsavedChangesMachine).start()
  unsavedChanges.send({ type: 'edits.made', page: 'profile' })
  unsavedChanges.send({ type: 'leave.requested', intent: { kind: 'path' } })
  expect(isConfirming(unsavedChanges.getSnapshot())).toBe(true)
  unsavedChanges.send({ type: 'edits.gone' })
  expect(isConfirming(unsavedChanges.getSnapshot())).toBe(false)
  expect(holdsEdits(unsavedChanges.getSnapshot())).toBe(false)
})
