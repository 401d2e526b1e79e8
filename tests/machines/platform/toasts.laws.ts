import { isDeepStrictEqual } from 'node:util'
import type { Laws } from '@kit/laws'
import type { toastsMachine } from '@machines/platform/toasts/machine'

/** docs/behaviour.md#where-failures-show. */
export const toastsLaws: Laws<typeof toastsMachine> = {
  'a failure is told by one toast, however often it happens, and the newest comes last': ({
    before,
    event,
    after,
  }) => {
    const { toasts } = after.context
    const isTold = event?.type === 'toast.raised'
    return (
      new Set(toasts.map(({ about }) => about)).size === toasts.length &&
      (!isTold || toasts.at(-1)?.about === event.about) &&
      (!isTold ||
        before?.context.toasts.every(
          ({ id, about }) => about === event.about || toasts.some((toast) => toast.id === id),
        ) === true)
    )
  },
  'no two toasts are ever taken for one another': ({ before, event, after }) => {
    const newest = after.context.toasts.at(-1)
    const known = before?.context.toasts.map(({ id }) => id) ?? []
    return event?.type !== 'toast.raised' || (newest !== undefined && !known.includes(newest.id))
  },
  'what was read goes, and nothing else with it': ({ before, event, after }) =>
    event?.type !== 'toast.dismissed' ||
    isDeepStrictEqual(
      after.context.toasts,
      before?.context.toasts.filter(({ id }) => id !== event.id),
    ),
  'nobody reads the toasts of the session before': ({ event, after }) =>
    event?.type !== 'session.ended' || after.context.toasts.length === 0,
}
