import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { chosenFarm } from '@machines/platform/farm/context'
import type { farmMachine } from '@machines/platform/farm/machine'
import { farmErrorOf } from '@machines/platform/farm/selectors'

type Step = Moment<typeof farmMachine>

const submitted = ({ before, event }: Step) =>
  before?.matches('choosing') === true && event?.type === 'selector.submitted'
const address = /^(https?:\/\/|www\.)/i

/** docs/behaviour.md#developer-farms. */
export const farmLaws: Laws<typeof farmMachine> = {
  'another server receives no request before the session has ended': (step) =>
    hasCalled(step, 'switchFarm') === hasAnswered(step.event, 'endSession'),
  'the session ends only if another server was chosen': (step) => {
    const chosen = step.before === null ? undefined : chosenFarm(step.before.context)
    const isOther =
      chosen !== undefined && (chosen?.url ?? null) !== (step.before?.context.current?.url ?? null)
    return hasCalled(step, 'endSession') === (submitted(step) && isOther)
  },
  'the app switches to the chosen server': (step) =>
    !hasCalled(step, 'switchFarm') ||
    isDeepStrictEqual(inputOf(step.after, 'switchFarm'), {
      farm: chosenFarm(step.after.context) ?? null,
    }),
  'a custom farm has a web address': ({ after }) =>
    after.context.choice !== 'custom' ||
    !(after.matches('endingSession') || after.matches('switching')) ||
    address.test(after.context.address.trim()),
  'a list that cannot be fetched is only logged': (step) =>
    !hasFailed(step.event, 'fetchFarms') ||
    (step.did.some(({ type }) => type === 'logListFailure') &&
      step.after.matches({ choosing: 'listed' }) &&
      isDeepStrictEqual(step.after.context, step.before?.context)),
  'a farm must be selected': (step) =>
    !submitted(step) ||
    step.before?.context.choice !== null ||
    (step.after.matches('choosing') && farmErrorOf(step.after) === 'choice'),
  'an address is reported as invalid only after blur or Apply': ({ after }) =>
    farmErrorOf(after) !== 'address' || after.context.isAddressLeft || after.context.isChecked,
  'a change that fails changes nothing and shows so': (step) =>
    !(hasFailed(step.event, 'endSession') || hasFailed(step.event, 'switchFarm')) ||
    (step.after.matches('choosing') &&
      step.after.context.hasFailed &&
      step.after.context.current === step.before?.context.current),
  'the server of this page never changes': ({ before, after }) =>
    before === null || after.context.current === before.context.current,
  'another tab’s change reloads this page once': (step) =>
    (step.event?.type === 'farm.switched' && step.before?.matches('reloading') === false) ===
    step.did.some(({ type }) => type === 'reloadPage'),
}
