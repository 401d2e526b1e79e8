import { isDeepStrictEqual } from 'node:util'
import { effectsOf } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { addressMachine, Redirect } from '@machines/platform/address/machine'

type Step = Moment<typeof addressMachine>

const isResolved = ({ event }: Step) => event?.type === 'location.resolved'
const hrefOf = ({ event }: Step) => `${String(event?.path)}${String(event?.search)}`

/** The last location that the router resolved before this step. */
const lastResolved = ({ past }: Step) => past.findLast(isResolved)

/** The locations that the machines requested since the router last resolved one. */
function lastAsked({ past }: Step): string | null {
  const since = past.slice(past.findLastIndex(isResolved) + 1)
  const request = since.findLast((step) => effectsOf(step).some(({ type }) => moves.includes(type)))
  return request === undefined ? null : (redirectOf(request)?.href ?? null)
}

const moves = ['navigate', 'goBack']
const redirectOf = ({ event }: Step) => (event?.redirect ?? null) as Redirect | null

/** The redirect of this step to follow, or null. */
function toFollow(step: Step): Redirect | null {
  const { event } = step
  const here = lastResolved(step)
  const redirect = redirectOf(step)
  if (event?.type !== 'machines.moved' || here === undefined || redirect === null) return null
  // A decision for another location is stale.
  if (event.path !== here.event?.path) return null
  return redirect.href === lastAsked(step) ? null : redirect
}

/** The location one history entry ago, in this load of the app. */
function behind(step: Step): string | null {
  const index = lastIndex(step)
  if (index === null) return null
  const then = step.past.findLast((each) => isResolved(each) && each.event?.index === index - 1)
  return then === undefined ? null : hrefOf(then)
}
const lastIndex = (step: Step) => (lastResolved(step)?.event?.index ?? null) as number | null

/** The last wizard step observed before this one. */
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
  'the machines receive every location, with the previous path': (step) =>
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
  "the address follows the machines' navigation once, and only from the location it was for": (
    step,
  ) => {
    const redirect = toFollow(step)
    const isBack = redirect !== null && redirect.href === behind(step)
    return (
      isDeepStrictEqual(
        effectsOf(step, 'navigate'),
        redirect === null || isBack ? [] : [{ ...step.event, type: 'navigate' }],
      ) && effectsOf(step, 'goBack').length === (isBack ? 1 : 0)
    )
  },
  'a wizard step in the address is requested, unless the machines set the address': (step) => {
    if (isResolved(step))
      return hasRequested(step) === (lastAsked(step) === null || hrefOf(step) !== lastAsked(step))
    const isOther =
      step.event?.type === 'wizard.noticed' &&
      step.event.wizard !== lastWizard(step) &&
      lastResolved(step) !== undefined
    return hasRequested(step) === isOther
  },
  'the machines receive the location before the requested step': (step) =>
    !isResolved(step) || !hasRequested(step) || effectsOf(step)[0]?.type === 'sendLanguage',
  'a device that is handed over opens home, and no other does': (step) => {
    const isHandedOver =
      step.event?.type === 'kiosk.noticed' && step.event.isKiosk === true && !wasKiosk(step)
    return effectsOf(step, 'goHome').length === (isHandedOver ? 1 : 0)
  },
  'an arrival ends the pending navigation': (step) =>
    !isResolved(step) || step.after.matches({ following: 'inStep' }),
}

const hasRequested = (step: Step) => effectsOf(step, 'requestStep').length === 1
