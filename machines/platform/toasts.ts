import { actorNamed } from '@machines/kernel/actorNamed'
import { createReducer } from '@machines/kernel/reducer'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { SnapshotFrom } from 'xstate'

/** Failures that have no place on their screen (docs/behaviour.md#where-failures-show); the view has the texts. */
export type ToastAbout = 'language' | 'link' | 'profile' | 'search'

export type Toast = { id: number; about: ToastAbout }

type ToastsEvent = EventsOf<{
  'toast.raised': { about: ToastAbout }
  'toast.dismissed': { id: number }
  'session.ended': NoPayload
}>

export const toastsActor = actorNamed<ToastsEvent>('toasts')

type ToastsState = { toasts: Toast[]; raised: number }

/** Short messages about failed calls: each is shown until the user dismisses it, or the session ends. */
export const toastsLogic = createReducer<ToastsEvent, ToastsState>(
  {
    /** A repeated failure is announced again but shown once. */
    'toast.raised': ({ toasts, raised }, { about }) => ({
      toasts: [...toasts.filter((toast) => toast.about !== about), { id: raised, about }],
      raised: raised + 1,
    }),
    'toast.dismissed': ({ toasts, raised }, dismissed) => ({
      toasts: toasts.filter(({ id }) => id !== dismissed.id),
      raised,
    }),
    'session.ended': ({ raised }) => ({ toasts: [], raised }),
  },
  () => ({ toasts: [], raised: 0 }),
)

export const toastsOf = ({ context }: SnapshotFrom<typeof toastsLogic>): Toast[] => context.toasts
