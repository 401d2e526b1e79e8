import { isDeepStrictEqual } from 'node:util'
import type { Building } from '@contract/buildings'
import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  not,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import type { buildingMachine } from '@machines/tenancy/building/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof buildingMachine>

const callMs = 20_000
const pauses = [5000, 10_000, 20_000, 40_000]

const isIdentified = after('user.identified').from('idle')
const isSelected = after('building.selected').from('ready', 'switching')
const isVisit = ({ event }: Step) => event?.isVisit === true
const wasVisiting = ({ before }: Step) => (before?.context.visitedFrom ?? null) !== null
/** Selecting a building that is only visited is a switch too. */
const isCurrent = (step: Step) =>
  step.before?.context.entered?.building.uuid === step.event?.uuid &&
  (isVisit(step) || !wasVisiting(step))
/** One of the user's buildings other than the current one. */
const isSwitch = both(
  isSelected,
  not(isCurrent),
  ({ before, event }: Step) =>
    before?.context.buildings.some(({ uuid }) => uuid === event?.uuid) === true,
)
const isWanted = ({ event, after: { context } }: Step) =>
  context.wantedUuid === event?.uuid && context.wantsVisit === (event?.isVisit === true)
const hasNoFailure = ({ after: { context } }: Step) => context.failure === null
const showsReason = ({ event, after: { context } }: Step) =>
  context.failure?.kind === reasonIn(event)
const isRefused = ({ event }: Step) => isTokenRefusal(failureIn(event ?? {}))
const wasSwitched = ({ after: { context } }: Step) => context.wasSwitched
const opens = ({ event, after: { context } }: Step) => context.entered === event?.output

/** docs/behaviour.md#building-in-the-address, #order-of-choice and #who-gets-signed-out. */
export const buildingLaws: Laws<typeof buildingMachine> = {
  'a signed-out user has no building, and the last one leaves nothing behind': cites(
    'A building in the URL applies to that session only; signing out clears it.',
    after('session.ended').next('idle', ({ after: { context } }: Step) =>
      Object.values(context).every(
        (value) => value === null || value === false || isDeepStrictEqual(value, []),
      ),
    ),
  ),
  'a failed entry is retried after growing delays of at most a minute': cites(
    'If it cannot enter a building, it also retries automatically, after five seconds and then with growing pauses of at most a minute: in a lobby there is no user to press Retry.',
    during('failed').always(
      ({ after: { context }, delays }: Step) =>
        context.failedTimes !== null &&
        Object.values(delays).includes(pauses[context.failedTimes - 1] ?? 60_000),
    ),
  ),
  "a user's buildings are read as soon as the user signs in": isIdentified.next(
    started('fetchBuildings'),
    ({ event, after: { context } }: Step) =>
      isDeepStrictEqual({ ...context, ...event, type: null }, { ...context, type: null }),
  ),
  'the last building opens for its own user only, and not if the address names another': cites(
    'Without one, the last building opens if the user still belongs to it, then the default building, then the first.',
    isIdentified.next(({ before, event, after: { context } }: Step) => {
      const stored = before?.context.stored
      const requested = (event?.requestedBuildingUuid as string | null) ?? stored?.building.uuid
      const isTheirs = stored?.userUuid === event?.userUuid && requested === stored?.building.uuid
      return context.entered?.building.uuid === (isTheirs ? stored?.building.uuid : undefined)
    }),
  ),
  'the building of the address opens first, then the last, the default, any': cites(
    [
      'A building in the URL applies to that session only; signing out clears it.',
      'Without one, the last building opens if the user still belongs to it, then the default building, then the first.',
    ],
    after(done('fetchBuildings')).next(({ before, event, after: now }: Step) => {
      const list = event?.output as Building[]
      const { requestedBuildingUuid, entered: last, defaultBuildingUuid } = before?.context ?? {}
      const candidates = [requestedBuildingUuid, last?.building.uuid, defaultBuildingUuid]
      const chosen = [...candidates, list[0]?.uuid].find((candidate) =>
        list.some(({ uuid }) => uuid === candidate),
      )
      return (
        now.context.buildings === list &&
        now.context.wantedUuid === (chosen ?? null) &&
        now.matches(chosen === undefined ? 'none' : 'entering')
      )
    }),
  ),
  'no user enters a building of others': during(either('entering', 'switching')).always(
    ({ after: { context } }: Step) =>
      context.buildings.some(({ uuid }) => uuid === context.wantedUuid),
  ),
  'a building is entered once the list has arrived or another one is chosen': all(
    iff(started('enterBuilding'), both(after(done('fetchBuildings')), not('none'))),
    iff(started('enterAnother'), isSwitch),
    during(isSwitch).always(isWanted, hasNoFailure),
    during(both(after('building.selected'), not(either(isSwitch, isCurrent)))).never(
      changes<typeof buildingMachine>(({ value }) => value),
    ),
  ),
  'choosing the current building changes nothing': during(
    both(after('building.selected').from('switching'), isCurrent),
  ).always('ready', isWanted),
  'the building is the last one entered, through waits and failures': all(
    after(done('enterBuilding')).next('ready', opens, not(wasSwitched), hasNoFailure),
    after(done('enterAnother')).next('ready', opens, wasSwitched, hasNoFailure),
    only(
      either<typeof buildingMachine>(
        changes(({ context }) => context.entered),
        changes(({ context }) => context.wasSwitched),
      ),
    ).after(
      done('enterBuilding'),
      done('enterAnother'),
      'session.ended',
      'user.identified',
      'start',
    ),
  ),
  "a visited building leaves the user's own as it was, until one is selected": all(
    during(({ after: { context } }: Step) => context.visitedFrom !== null).always(
      ({ after: { context } }: Step) =>
        context.visitedFrom?.uuid !== context.entered?.building.uuid,
    ),
    after(done('enterAnother')).next(({ before, after: { context } }: Step) => {
      const own = before?.context.visitedFrom ?? before?.context.entered?.building
      const isVisited =
        before?.context.wantsVisit === true && own?.uuid !== context.entered?.building.uuid
      return context.visitedFrom === (isVisited ? own : null)
    }),
    only(changes<typeof buildingMachine>(({ context }) => context.visitedFrom)).after(
      'start',
      'session.ended',
      done('enterAnother'),
    ),
  ),
  'a failed call stores its reason, and can be retried': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    all(
      after(failed('fetchBuildings')).next(either('refused', both('failed', showsReason))),
      during(both(after(failed('fetchBuildings')), isRefused)).always('refused'),
      after(failed('enterBuilding')).next('failed', showsReason),
      after(failed('enterAnother')).next('ready', showsReason),
      after(timedOut('callTimeout')).from('switching').next('ready', showsReason),
      after(timedOut('callTimeout'))
        .from('loadingBuildings', 'entering')
        .next('failed', showsReason),
    ),
  ),
  'only a refused token signs the user out': cites(
    "Only the server's refusal of the token signs the user out: 401 after a refresh, 403, or a deactivated account.",
    during(entered('refused')).always(isRefused),
  ),
  'a user without a building can retry': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    iff(
      started('fetchBuildings'),
      either(
        isIdentified,
        after('request.retried').from('none', 'failed'),
        after(timedOut('retryPause')).from('failed'),
      ),
    ),
  ),
  ...timeLimitLaws(callMs, either('loadingBuildings', 'entering', 'switching')),
}
