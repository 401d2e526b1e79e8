import { actorNamed } from '@machines/kernel/actorNamed'
import { assigner, type EventsOf, type NoPayload, withEvent } from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

/** Failures whose screen has no place to show them (docs/behaviour.md#where-failures-show); the view has the words. */
export type ToastAbout = 'language' | 'link' | 'profile' | 'search'

export type Toast = { id: number; about: ToastAbout }

type ToastsEvent = EventsOf<{
  'toast.raised': { about: ToastAbout }
  'toast.dismissed': { id: number }
  'session.ended': NoPayload
}>

export const toastsActor = actorNamed<ToastsEvent>('toasts')

type ToastsContext = { toasts: Toast[]; raised: number }

const update = assigner<ToastsContext, ToastsEvent>()

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actions: {
    /** The same failure again is told anew, and stands there once. */
    raise: update<{ about: ToastAbout }>(({ toasts, raised }, { about }) => ({
      toasts: [...toasts.filter((toast) => toast.about !== about), { id: raised, about }],
      raised: raised + 1,
    })),
    dismiss: update<{ id: number }>(({ toasts }, dismissed) => ({
      toasts: toasts.filter(({ id }) => id !== dismissed.id),
    })),
    clear: update(() => ({ toasts: [] })),
  },
}).createMachine({
  id: 'toasts',
  description: 'Short words about failed calls whose screen has no place for them.',
  context: { toasts: [], raised: 0 },
  initial: 'listening',
  states: {
    listening: {
      description: 'Whatever is told stands there until it is read or over.',
      on: {
        'toast.raised': { actions: withEvent('raise') },
        'toast.dismissed': { actions: withEvent('dismiss') },
        'session.ended': { actions: 'clear' },
      },
    },
  },
})

export const toastsOf = (snapshot: SnapshotFrom<typeof toastsMachine>): Toast[] =>
  snapshot.context.toasts
