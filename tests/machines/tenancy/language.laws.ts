import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@contract/buildings'
import { effectsOf, endsWithin } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  left,
  not,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, always, cites, during, iff, once, only } from '@kit/vocabulary'
import type { languageMachine } from '@machines/tenancy/language/machine'

type Step = Moment<typeof languageMachine>
type Context = Step['after']['context']

const callMs = 20_000
const answerMs = 10_000
const reloadMs = 30_000

/** In the order of docs/behaviour.md#order-of-choice. */
const requested = ({ queried, chosen, user, buildingDefault, browser }: Context['preferences']) =>
  queried ?? chosen ?? user ?? buildingDefault ?? browser ?? 'en-us'

const changesOf = (valueOf: (context: Context) => unknown) =>
  changes<typeof languageMachine>(({ context }) => valueOf(context))
const endsIn = (ms: number) => (step: Step) => endsWithin(step, ms)

const isRequested = ({ event, after: { context } }: Step) =>
  requested(context.preferences) === event?.locale
const hasTexts = ({ after: { context } }: Step) => context.active !== null
const isLost = after(failed('loadCatalogue'), timedOut()).from('loading')
/** The server responds to a retry. */
const isThere = after(done('checkServer')).from('failed.checkingServer')

/** The building's languages if it lists none. */
const usual = ['en_US', 'es_ES', 'el_EL']

/** docs/behaviour.md#order-of-choice and #languages-of-a-building. */
export const languageLaws: Laws<typeof languageMachine> = {
  'the requested language is active, loading, or could not be fetched': all(
    iff(
      'ready',
      ({ after: { context } }: Step) => requested(context.preferences) === context.active,
    ),
    always(either('ready', 'loading', 'failed')),
  ),
  'no missing texts are reported while there are any': during('failed').never(hasTexts),
  'the latest request is the one that is fetched': iff(
    started('loadCatalogue'),
    both('loading', not(after('xstate.*', 'request.retried'))),
  ),
  'the loaded texts are the visible ones, and nothing else changes them': all(
    after(done('loadCatalogue')).next(
      ({ before, after: { context } }: Step) =>
        before !== null && context.active === requested(before.context.preferences),
    ),
    only(changesOf(({ active }) => active)).after('start', done('loadCatalogue')),
  ),
  'the active language becomes the requested one if the new catalogue cannot be fetched':
    isLost.next(either(both(hasTexts, 'ready'), both(not(hasTexts), 'failed'))),
  'a user without any texts can retry: one check of the server at a time': cites(
    'If neither brand nor messages can be fetched, a page in English says so and offers a retry.',
    iff(started('checkServer'), after('request.retried').from('failed.idle')),
  ),
  'the page reloads as soon as the server responds, and only if texts are missing': all(
    once('reloadPage').when(isThere),
    iff(entered('failed.reloading'), isThere),
    after(timedOut()).from('failed.reloading').never('failed.reloading'),
    only(both(left('failed.reloading'), 'failed')).after(timedOut()),
  ),
  'a choice overrides the earlier address': cites(
    "?lang= in the URL overrides the stored choice, which overrides the user's own language, the building's default and the browser's.",
    after('language.chosen').next(isRequested),
  ),
  "the address's language overrides everything": cites(
    "?lang= in the URL overrides the stored choice, which overrides the user's own language, the building's default and the browser's.",
    after('language.queried').next(isRequested),
  ),
  "a profile's language is stored without changing a choice": cites(
    "?lang= in the URL overrides the stored choice, which overrides the user's own language, the building's default and the browser's.",
    after('user.identified').next(({ before, event, after: { context } }: Step) =>
      isDeepStrictEqual(context.preferences, {
        ...before?.context.preferences,
        user: event?.locale,
      }),
    ),
  ),
  'entering a building never changes a chosen language': cites(
    "Entering another building never changes a language that the user chose; without a choice, the default of the user's own building applies.",
    after('building.entered').never(
      changesOf(({ preferences }) => preferences.chosen),
      changesOf(({ preferences }) => preferences.queried),
      changesOf(({ preferences }) => preferences.user),
    ),
  ),
  "the building's languages are offered, and Elvish only on request": cites(
    [
      'The language, where there is a choice; the pseudo-language only if the deployment offers it.',
      "It lists the building's languages, each named in itself and in the language of the page.",
      'A building that lists no languages offers English (US), Spanish and the pseudo-language "Elvish". el_EL reveals untranslated text and is offered only if the deployment sets offersPseudoLocale.',
    ],
    all(
      after('session.ended').next(({ after: { context } }: Step) => context.offered.length === 0),
      after('building.entered').next(({ event, after: { context } }: Step) => {
        const listed =
          (event as { languages: Language[] } | null)?.languages.map(({ code }) => code) ?? []
        const offered = listed.length > 0 ? listed : usual
        const shown = offered.filter((code) => context.offersPseudo || code !== 'el_EL')
        return isDeepStrictEqual(
          context.offered.map(({ code }) => code).toSorted(),
          shown.toSorted(),
        )
      }),
      only(changesOf(({ offered }) => offered)).after('start', 'session.ended', 'building.entered'),
    ),
  ),
  "a building's first language is its own": cites(
    "?lang= in the URL overrides the stored choice, which overrides the user's own language, the building's default and the browser's.",
    after('building.entered').next(
      ({ after: { context } }: Step) =>
        context.preferences.buildingDefault ===
        context.offered[0]?.code.toLowerCase().replace('_', '-'),
    ),
  ),
  "the end of the session clears the user's and the building's languages": after(
    'session.ended',
  ).next(({ after: { context } }: Step) => {
    const { chosen, user, buildingDefault } = context.preferences
    return chosen === null && user === null && buildingDefault === null
  }),
  'a choice is saved once, and an unavailable language reported once': cites(
    "The app saves the language to the user's profile when the user selects it.",
    all(
      once('saveChoice').when(after('language.chosen')),
      (step) => effectsOf(step, 'saveChoice').every(({ locale }) => locale === step.event?.locale),
      once('notifyNotChanged').when(both(isLost, hasTexts)),
    ),
  ),
  'fetching texts has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during('loading').always(endsIn(callMs)),
  ),
  'checking the server and a missing reload have a time limit': all(
    during('failed.checkingServer').always(endsIn(answerMs)),
    during('failed.reloading').always(endsIn(reloadMs)),
  ),
}
