import { isDeepStrictEqual } from 'node:util'
import { effectsOf } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { addressMachine, Redirect } from '@machines/platform/address/machine'

type Step = Moment<typeof addressMachine>

const isResolved = ({ event }: Step) => event?.type === 'location.resolved'
const hrefOf = ({ event }: Step) => `${String(event?.path)}${String(event?.search)}`

/** The last location that the router has resolved before this step. */
const lastResolved = ({ past }: Step) => past.findLast(isResolved)

/** Where the machines have asked to be since the router has last resolved a location. */
function lastAsked({ past }: Step): string | null {
  const since = past.slice(past.findLastIndex(isResolved) + 1)
  const request = since.findLast((step) => effectsOf(step).some(({ type }) => moves.includes(type)))
  return request === undefined ? null : (redirectOf(request)?.href ?? null)
}

const moves = ['navigate', 'goBack']
const redirectOf = ({ event }: Step) => (event?.redirect ?? null) as Redirect | null

/** The redirect of this step that is to be followed, or null. */
function toFollow(step: Step): Redirect | null {
  const { event } = step
  const here = lastResolved(step)
  const redirect = redirectOf(step)
  if (event?.type !== 'machines.moved' || here === undefined || redirect === null) return null
  // What was decided for another place is news of yesterday.
  if (event.path !== here.event?.path) return null
  return redirect.href === lastAsked(step) ? null : redirect
}

/** Where the visitor was one entry of the history ago, in this load of the app. */
function behind(step: Step): string | null {
  const index = lastIndex(step)
  if (index === null) return null
  const then = step.past.findLast((each) => isResolved(each) && each.event?.index === index - 1)
  return then === undefined ? null : hrefOf(then)
}
const lastIndex = (step: Step) => (lastResolved(step)?.event?.index ?? null) as number | null

/** The last wizard that was noticed before this step. */
const lastWizard = ({ past }: Step) =>
  (past.findLast(({ event }) => event?.type === 'wizard.noticed')?.event?.wizard ?? null) as
    | string
    | null

const wasKiosk = ({ past }: Step) => {
  const noticed = past.findLast(({ event }) => event?.type === 'kiosk.noticed')
  return noticed === undefined ? past[0]?.after.context.isKiosk : noticed.event?.isKiosk
}

/** docs/decisions/0003-url-and-machine.md. */
export const addressLaws: Laws<typeof addressMachine> = {
  'the machines are told of every location, and of the path before it': (step) =>
    isDeepStrictEqual(
      effectsOf(step, 'sendLanguage'),
      isResolved(step)
        ? [
            {
              type: 'sendLanguage',
              path: step.event?.path,
              search: step.event?.search,
              from: lastResolved(step)?.event?.path ?? null,
            },
          ]
        : [],
    ),
  'the address goes where the machines want to be, once, and only from the place that they spoke of':
    (step) => {
      const redirect = toFollow(step)
      const isBack = redirect !== null && redirect.href === behind(step)
      return (
        isDeepStrictEqual(
          effectsOf(step, 'navigate'),
          redirect === null || isBack ? [] : [{ ...step.event, type: 'navigate' }],
        ) && effectsOf(step, 'goBack').length === (isBack ? 1 : 0)
      )
    },
  'a step of the wizard that an address names is asked for, unless the machines chose the address':
    (step) => {
      if (isResolved(step))
        return hasRequested(step) === (lastAsked(step) === null || hrefOf(step) !== lastAsked(step))
      const isOther =
        step.event?.type === 'wizard.noticed' &&
        step.event.wizard !== lastWizard(step) &&
        lastResolved(step) !== undefined
      return hasRequested(step) === isOther
    },
  'the machines know the place before a step is asked for': (step) =>
    !isResolved(step) || !hasRequested(step) || effectsOf(step)[0]?.type === 'sendLanguage',
  'a device that is handed over opens home, and no other': (step) => {
    const isHandedOver =
      step.event?.type === 'kiosk.noticed' && step.event.isKiosk === true && !wasKiosk(step)
    return effectsOf(step, 'goHome').length === (isHandedOver ? 1 : 0)
  },
  'whoever has arrived is on the way no more': (step) =>
    !isResolved(step) || step.after.matches({ following: 'inStep' }),
}

const hasRequested = (step: Step) => effectsOf(step, 'requestStep').length === 1
