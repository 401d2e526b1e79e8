import { isDeepStrictEqual } from 'node:util'
import type { Building } from '@contract/buildings'
import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import type { buildingMachine } from '@machines/tenancy/building/machine'

type Step = Moment<typeof buildingMachine>

const callMs = 20_000
const calls = ['fetchBuildings', 'enterBuilding', 'enterAnother'] as const
const waiting = ['loadingBuildings', 'entering', 'switching'] as const
const isWaiting = ({ after }: Step) => waiting.some((state) => after.matches(state))

/** The call that failed in this step. */
const lost = ({ before, event }: Step) => {
  if (hasTimedOut(event)) return calls[waiting.findIndex((state) => before?.matches(state))]
  return calls.find((call) => hasFailed(event, call))
}
/** One of the user's buildings other than the current one. */
const isSwitch = ({ before, event }: Step) =>
  event?.type === 'building.selected' &&
  (before?.matches('ready') || before?.matches('switching')) === true &&
  before?.context.entered?.building.uuid !== event.uuid &&
  before?.context.buildings.some(({ uuid }) => uuid === event.uuid) === true

/** docs/behaviour.md#building-in-the-address, #order-of-choice and #who-gets-signed-out. */
export const buildingLaws: Laws<typeof buildingMachine> = {
  'a signed-out user has no building, and the last one leaves nothing behind': ({ event, after }) =>
    event?.type !== 'session.ended' ||
    (after.matches('idle') &&
      Object.values(after.context).every(
        (value) => value === null || value === false || isDeepStrictEqual(value, []),
      )),
  'a failed entry is retried after growing delays of at most a minute': ({ after, delays }) => {
    if (!after.matches('failed')) return true
    const { failedTimes } = after.context
    const pause = [5000, 10_000, 20_000, 40_000][(failedTimes ?? 0) - 1] ?? 60_000
    return failedTimes !== null && Object.values(delays).includes(pause)
  },
  "a user's buildings are read as soon as the user signs in": (step) =>
    step.event?.type !== 'user.identified' ||
    !step.before?.matches('idle') ||
    (hasCalled(step, 'fetchBuildings') &&
      step.after.context.userUuid === step.event.userUuid &&
      step.after.context.defaultBuildingUuid === step.event.defaultBuildingUuid &&
      step.after.context.requestedBuildingUuid === step.event.requestedBuildingUuid),
  'the last building opens for its own user only, and not if the address names another': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'user.identified' || !before?.matches('idle')) return true
    const { stored } = before.context
    const requested = (event.requestedBuildingUuid as string | null) ?? stored?.building.uuid
    const isTheirs = stored?.userUuid === event.userUuid && requested === stored?.building.uuid
    return after.context.entered?.building.uuid === (isTheirs ? stored?.building.uuid : undefined)
  },
  'the building of the address opens first, then the last, the default, any': ({
    before,
    event,
    after,
  }) => {
    if (!hasAnswered(event, 'fetchBuildings') || before === null) return true
    const list = event?.output as Building[]
    const { requestedBuildingUuid, entered, defaultBuildingUuid } = before.context
    const candidates = [
      requestedBuildingUuid,
      entered?.building.uuid,
      defaultBuildingUuid,
      list[0]?.uuid,
    ]
    const chosen =
      candidates.find((candidate) => list.some(({ uuid }) => uuid === candidate)) ?? null
    return (
      after.context.buildings === list &&
      after.context.wantedUuid === chosen &&
      after.matches(chosen === null ? 'none' : 'entering')
    )
  },
  'no user enters a building of others': ({ after }) =>
    !(after.matches('entering') || after.matches('switching')) ||
    after.context.buildings.some(({ uuid }) => uuid === after.context.wantedUuid),
  'a building is entered once the list has arrived or another one is chosen': (step) => {
    const { before, event, after } = step
    const isChosen = hasAnswered(event, 'fetchBuildings') && !after.matches('none')
    return (
      hasCalled(step, 'enterBuilding') === isChosen &&
      hasCalled(step, 'enterAnother') === isSwitch(step) &&
      (!isSwitch(step) ||
        (after.context.wantedUuid === event?.uuid && after.context.failure === null)) &&
      (before === null ||
        event?.type !== 'building.selected' ||
        isSwitch(step) ||
        event.uuid === before.context.entered?.building.uuid ||
        after.value === before.value)
    )
  },
  'choosing the current building changes nothing': ({ before, event, after }) => {
    const uuid = before?.context.entered?.building.uuid
    if (!before?.matches('switching') || event?.type !== 'building.selected') return true
    return event.uuid !== uuid || (after.matches('ready') && after.context.wantedUuid === uuid)
  },
  'the building is the last one entered, through waits and failures': ({
    before,
    event,
    after,
  }) => {
    if (before === null || ['session.ended', 'user.identified'].includes(event?.type ?? ''))
      return true
    const isSwitched = hasAnswered(event, 'enterAnother')
    if (!isSwitched && !hasAnswered(event, 'enterBuilding'))
      return (
        after.context.entered === before.context.entered &&
        after.context.wasSwitched === before.context.wasSwitched
      )
    return (
      after.matches('ready') &&
      after.context.entered === event?.output &&
      after.context.wasSwitched === isSwitched &&
      after.context.failure === null
    )
  },
  'a failed call stores its reason, and can be retried': (step) => {
    const call = lost(step)
    const { event, after } = step
    if (call === undefined) return true
    if (call === 'fetchBuildings' && isTokenRefusal(failureIn(event ?? {})))
      return after.matches('refused')
    const { failure } = after.context
    return (
      failure?.kind === (hasTimedOut(event) ? 'timeout' : failureIn(event ?? {}).kind) &&
      after.matches(call === 'enterAnother' ? 'ready' : 'failed')
    )
  },
  'only a refused token signs the user out': ({ before, event, after }) =>
    !after.matches('refused') ||
    before?.matches('refused') === true ||
    isTokenRefusal(failureIn(event ?? {})),
  'a user without a building can retry': (step) => {
    const { before, event } = step
    if (!before?.matches('none') && !before?.matches('failed')) return true
    const isByItself = before.matches('failed') && hasTimedOut(event, 'retryPause')
    return hasCalled(step, 'fetchBuildings') === (event?.type === 'building.retried' || isByItself)
  },
  'every call has a time limit': (step) => !isWaiting(step) || endsWithin(step, callMs),
}
