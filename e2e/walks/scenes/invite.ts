import type { Visitor } from '@contract/visitors'
import type { WalkScene } from '@kit/systems/planWalks'
import { inviteMachine } from '@machines/visitors/invite/machine'
import { problemsOf } from '@machines/visitors/invite/selectors'
import { nameOf, offline, refused } from './failures'

type Scene = WalkScene<typeof inviteMachine>
type CanHappen = NonNullable<Scene['canHappen']>

const expected = { uuid: 'expected', status: 'expected' } as Visitor
const here = { uuid: 'here', status: 'checked_in' } as Visitor
const invited = { uuid: 'invited', status: 'expected' } as Visitor

/** The model has the days: one to come, and one that is over. */
const [toCome, over] = ['2126-11-25', '2020-01-01']
const fields = [
  { name: 'first_name' as const, value: 'Lena' },
  { name: 'last_name' as const, value: 'Lindqvist' },
  { name: 'email' as const, value: 'lena@visitor.example' },
  { name: 'date' as const, value: toCome },
  { name: 'time' as const, value: '23:59' },
]

const contextKey: NonNullable<Scene['contextKey']> = ({ draft, visitor, mutation }) => ({
  draft,
  visitor: visitor?.uuid ?? null,
  failure: nameOf(mutation.failure),
})

/** People fill in the fields from the top, and press what the page offers. */
const isPossible: CanHappen = (name, event, at) => {
  const { visitor, mutation } = at.context
  switch (name) {
    case 'field.changed':
      return problemsOf(at)[0]?.field === event.name
    case 'request.invalidated':
      return at.matches('listing') || at.matches('writing')
    // The row has no button any more once the change is saved.
    case 'cancel.pressed':
    case 'left.pressed':
      return visitor === null || mutation.failure !== null
    case 'failure.dismissed':
      return mutation.failure !== null
    default:
      return !name.startsWith('after ')
  }
}
const orWaits: CanHappen = (name, event, at) =>
  name.startsWith('after ') || isPossible(name, event, at)

const shared = { input: { buildingUuid: 'building', keyPrefix: 'walk' }, contextKey }
const invites: Scene['events'] = {
  'invite.pressed': [],
  'field.changed': fields,
  'invitation.submitted': [],
}
const cancels: Scene['events'] = {
  'cancel.pressed': [{ visitor: expected }],
  'cancel.confirmed': [],
  'cancel.dismissed': [],
}
const leaves: Scene['events'] = { 'left.pressed': [{ visitor: here }] }
const dismisses: Scene['events'] = { 'failure.dismissed': [] }

const scenes: Record<string, Scene> = {
  'an invitation, and a network that comes and goes': {
    ...shared,
    events: { ...invites, 'form.closed': [], 'request.invalidated': [] },
    actors: { invite: { done: [invited], error: [offline] } },
    canHappen: isPossible,
  },
  'an invitation for a day that is over': {
    ...shared,
    isWhole: true,
    events: { ...invites, 'field.changed': [...fields, { name: 'date', value: over }] },
    actors: { invite: { done: [invited], error: [refused('visit_time_invalid', 422)] } },
    canHappen: (name, event, at) => {
      const { draft, mutation } = at.context
      const isOver = draft.date === over
      if (name === 'invite done' || name === 'invite error')
        return isOver === (name === 'invite error')
      if (name !== 'field.changed') return isPossible(name, event, at)
      // The wrong day first; only the day is corrected.
      if (mutation.failure !== null) return event.value === toCome
      return isPossible(name, event, at) && event.value !== toCome
    },
  },
  'a visitor who is expected': {
    ...shared,
    events: { ...cancels, ...dismisses },
    actors: { cancel: { done: [{ ...expected, status: 'cancelled' }], error: [offline] } },
    canHappen: isPossible,
  },
  'a visitor who is here': {
    ...shared,
    events: { ...leaves, ...dismisses },
    actors: { leave: { done: [{ ...here, status: 'left' }], error: [offline] } },
    canHappen: isPossible,
  },
  'visitors, on a silent server': {
    ...shared,
    events: { ...invites, ...cancels, ...leaves },
    canHappen: orWaits,
  },
}

export const invite = { machine: inviteMachine, scenes }
