import { isDeepStrictEqual } from 'node:util'
import { inputOf } from '@kit/calls'
import {
  both,
  changes,
  did,
  done,
  either,
  failed,
  not,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, never, once, only } from '@kit/vocabulary'
import { chosenFarm } from '@machines/platform/farm/context'
import type { farmMachine } from '@machines/platform/farm/machine'
import { farmErrorOf } from '@machines/platform/farm/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof farmMachine>

const submitted = after('selector.submitted').from('choosing')
/** The user has chosen another server than this page's. */
const isOther = ({ before }: Step) => {
  const chosen = before === null ? undefined : chosenFarm(before.context)
  return chosen !== undefined && (chosen?.url ?? null) !== (before?.context.current?.url ?? null)
}
const current = ({ context }: Step['after']) => context.current
const address = /^(https?:\/\/|www\.)/i

/** docs/behaviour.md#developer-farms. */
export const farmLaws: Laws<typeof farmMachine> = {
  'another server receives no request before the session has ended': cites(
    'The session ends first, at the farm that issued it; drafts, passes and unconfirmed sign-outs are deleted with it.',
    iff(started('switchFarm'), after(done('endSession'))),
  ),
  'the session ends only if another server was chosen': cites(
    'The session ends first, at the farm that issued it; drafts, passes and unconfirmed sign-outs are deleted with it.',
    iff(started('endSession'), both(submitted, isOther)),
  ),
  'the app switches to the chosen server': cites(
    [
      "Every request goes to the farm instead of the host's API, at exactly its address: https://one.farm.example/api.",
      'Then the app stores the farm (farm of root) and reloads the page.',
    ],
    during(started('switchFarm')).always(({ after: now }) =>
      isDeepStrictEqual(inputOf(now, 'switchFarm'), { farm: chosenFarm(now.context) ?? null }),
    ),
  ),
  'a custom farm has a web address': cites(
    'It offers the deployment itself, the farms of the list service (GET with the query repo and the key in x-api-key), and a typed address that begins with http://, https:// or www. ("Invalid Farm URL").',
    during(either('endingSession', 'switching')).always(
      ({ after: { context } }) =>
        context.choice !== 'custom' || address.test(context.address.trim()),
    ),
  ),
  'a list that cannot be fetched is only logged': cites(
    'If the list cannot be fetched, the app only logs it.',
    after(failed('fetchFarms'), timedOut('listTimeout')).next(
      did('logListFailure'),
      'choosing.listed',
      ({ before, after: now }) => isDeepStrictEqual(now.context, before?.context),
    ),
  ),
  'a farm must be selected': cites(
    ['Change opens the selector.', 'The user must select a farm.'],
    during(both(submitted, ({ before }: Step) => before?.context.choice === null)).always(
      'choosing',
      ({ after: now }) => farmErrorOf(now) === 'choice',
    ),
  ),
  'an address is reported as invalid only after blur or Apply': cites(
    'It offers the deployment itself, the farms of the list service (GET with the query repo and the key in x-api-key), and a typed address that begins with http://, https:// or www. ("Invalid Farm URL").',
    never(
      ({ after: now }) =>
        farmErrorOf(now) === 'address' && !now.context.isAddressLeft && !now.context.isChecked,
    ),
  ),
  'a change that fails changes nothing and shows so': after(
    failed('endSession'),
    failed('switchFarm'),
    timedOut('sessionTimeout'),
    timedOut('switchTimeout'),
  ).next('choosing', ({ after: now }) => now.context.hasFailed, not(changes(current))),
  'the server of this page never changes': cites(
    'Then the app stores the farm (farm of root) and reloads the page.',
    only(changes(current)).after('start'),
  ),
  'another tab’s change reloads this page once': cites(
    'Other tabs reload too, so no page reads data of another farm.',
    all(
      once('reloadPage').when(after('farm.switched').from(not(was('reloading')))),
      after('farm.switched').next('reloading'),
    ),
  ),
  ...timeLimitLaws(10_000, either('choosing.loading', 'endingSession', 'switching')),
}
