import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@contract/buildings'
import { effectsOf, endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { languageMachine } from '@machines/tenancy/language/machine'

type Step = Moment<typeof languageMachine>
type Preferences = Step['after']['context']['preferences']

const callMs = 20_000
const answerMs = 10_000
const reloadMs = 30_000

/** In the order of docs/behaviour.md#order-of-choice. */
const requested = ({ queried, chosen, user, buildingDefault, browser }: Preferences) =>
  queried ?? chosen ?? user ?? buildingDefault ?? browser ?? 'en-us'

const isLost = ({ before, event }: Step) =>
  before?.matches('loading') === true && (hasTimedOut(event) || hasFailed(event, 'loadCatalogue'))
/** The server responds to a retry. */
const isThere = ({ before, event }: Step) =>
  before?.matches({ failed: 'checkingServer' }) === true && hasAnswered(event, 'checkServer')
const isReloading = (snapshot: Step['after']) => snapshot.matches({ failed: 'reloading' })
const sent = (step: Step) => effectsOf(step).map(({ type, locale }) => [type, locale ?? null])

/** The building's languages if it lists none. */
const usual = ['en_US', 'es_ES', 'el_EL']

/** docs/behaviour.md#order-of-choice and #languages-of-a-building. */
export const languageLaws: Laws<typeof languageMachine> = {
  'the requested language is active, loading, or could not be fetched': ({ after }) => {
    const isMet = requested(after.context.preferences) === after.context.active
    return isMet ? after.matches('ready') : after.matches('loading') || after.matches('failed')
  },
  'no missing texts are reported while there are any': ({ after }) =>
    !after.matches('failed') || after.context.active === null,
  'the latest request is the one that is fetched': (step) => {
    const { before, event, after } = step
    const isRequest =
      before === null || (!event?.type.startsWith('xstate.') && event?.type !== 'language.retried')
    return hasCalled(step, 'loadCatalogue') === (isRequest && after.matches('loading'))
  },
  'the loaded texts are the visible ones, and nothing else changes them': ({
    before,
    event,
    after,
  }) =>
    before === null ||
    after.context.active ===
      (hasAnswered(event, 'loadCatalogue')
        ? requested(before.context.preferences)
        : before.context.active),
  'the active language becomes the requested one if the new catalogue cannot be fetched': (step) =>
    !isLost(step) ||
    (step.before?.context.active === null
      ? step.after.matches('failed')
      : step.after.matches('ready')),
  'a user without any texts can retry: one check of the server at a time': (step) =>
    hasCalled(step, 'checkServer') ===
    (step.event?.type === 'language.retried' && step.before?.matches({ failed: 'idle' }) === true),
  'the page reloads as soon as the server responds, and only if texts are missing': (step) =>
    sent(step).filter(([type]) => type === 'reloadPage').length === Number(isThere(step)) &&
    isReloading(step.after) ===
      (isThere(step) ||
        (step.before !== null &&
          isReloading(step.before) &&
          step.after.matches('failed') &&
          !hasTimedOut(step.event))),
  'a choice overrides the earlier address': ({ event, after }) =>
    event?.type !== 'language.chosen' || requested(after.context.preferences) === event.locale,
  "the address's language overrides everything": ({ event, after }) =>
    event?.type !== 'language.queried' || requested(after.context.preferences) === event.locale,
  "a profile's language is stored without changing a choice": ({ before, event, after }) =>
    event?.type !== 'user.identified' ||
    isDeepStrictEqual(after.context.preferences, {
      ...before?.context.preferences,
      user: event.locale,
    }),
  'entering a building never changes a chosen language': ({ before, event, after }) => {
    if (event?.type !== 'building.entered') return true
    const { chosen, queried, user } = after.context.preferences
    const was = before?.context.preferences
    return chosen === was?.chosen && queried === was.queried && user === was.user
  },
  "the building's languages are offered, and Elvish only on request": ({
    before,
    event,
    after,
  }) => {
    const { offered, offersPseudo } = after.context
    if (event?.type === 'session.ended') return offered.length === 0
    if (event?.type !== 'building.entered')
      return before === null || offered === before.context.offered
    const listed = (event.languages as Language[]).map(({ code }) => code)
    const all = listed.length > 0 ? listed : usual
    const shown = all.filter((code) => offersPseudo || code !== 'el_EL')
    return isDeepStrictEqual(offered.map(({ code }) => code).toSorted(), shown.toSorted())
  },
  "a building's first language is its own": ({ event, after }) =>
    event?.type !== 'building.entered' ||
    after.context.preferences.buildingDefault ===
      after.context.offered[0]?.code.toLowerCase().replace('_', '-'),
  "the end of the session clears the user's and the building's languages": ({ event, after }) => {
    const { chosen, user, buildingDefault } = after.context.preferences
    return (
      event?.type !== 'session.ended' ||
      (chosen === null && user === null && buildingDefault === null)
    )
  },
  'a choice is saved once, and an unavailable language reported once': (step) => {
    const { before, event } = step
    const isKept = isLost(step) && before?.context.active !== null
    const expected = event?.type === 'language.chosen' ? [['saveChoice', event.locale]] : []
    const aboutLanguage = sent(step).filter(([type]) => type !== 'reloadPage')
    return isDeepStrictEqual(aboutLanguage, isKept ? [['notifyNotChanged', null]] : expected)
  },
  'fetching texts has a time limit': (step) =>
    !step.after.matches('loading') || endsWithin(step, callMs),
  'checking the server and a missing reload have a time limit': (step) =>
    (!step.after.matches({ failed: 'checkingServer' }) || endsWithin(step, answerMs)) &&
    (!isReloading(step.after) || endsWithin(step, reloadMs)),
}
