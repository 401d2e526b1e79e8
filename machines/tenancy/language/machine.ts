import type { Language } from '@contract/buildings'
import { type Locale, toLocale } from '@contract/locales'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'
import { type LocalePreferences, languagesOffered, resolveLocale } from './resolve'

export type LanguageEvent = EventsOf<{
  'language.chosen': { locale: Locale }
  'language.queried': { locale: Locale }
  /** A user has signed in; their profile may name a language. */
  'user.identified': { locale: Locale | null }
  'request.retried': NoPayload
  'building.entered': { languages: Language[] }
  'session.ended': NoPayload
}>

type LanguageContext = {
  preferences: LocalePreferences
  offersPseudo: boolean
  offered: Language[]
  /** The locale of the loaded messages; null until the first catalogue is loaded. */
  active: Locale | null
}

export type LanguageInput = Omit<LocalePreferences, 'buildingDefault' | 'user'> & {
  active: Locale | null
  /** Whether the pseudo-language is offered where a building lists it. */
  offersPseudo: boolean
}

const update = assigner<LanguageContext, LanguageEvent>()

export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
  },
  actors: {
    loadCatalogue: promiseActor<void, { locale: Locale }>('loadCatalogue'),
    /** Rejects if there is no response. */
    checkServer: promiseActor<void>('checkServer'),
  },
  actions: {
    choose: update<{ locale: Locale }>(({ preferences }, { locale }) => ({
      preferences: { ...preferences, chosen: locale, queried: null },
    })),
    setUserLocale: update<{ locale: Locale | null }>(({ preferences }, { locale }) => ({
      preferences: { ...preferences, user: locale },
    })),
    setQueriedLocale: update<{ locale: Locale }>(({ preferences }, { locale }) => ({
      preferences: { ...preferences, queried: locale },
    })),
    /** Another building has another default; the user's choice stays. */
    setOffered: update<{ languages: Language[] }>(
      ({ preferences, offersPseudo }, { languages }) => {
        const offered = languagesOffered(languages, offersPseudo)
        return {
          offered,
          preferences: { ...preferences, buildingDefault: toLocale(offered[0]?.code) },
        }
      },
    ),
    forgetBuilding: update(({ preferences }) => ({
      offered: [],
      preferences: { ...preferences, buildingDefault: null, user: null, chosen: null },
    })),
    activate: update(({ preferences }) => ({ active: resolveLocale(preferences) })),
    /** The catalogue could not be loaded; the active language stays. */
    chooseActive: update(({ preferences, active }) => ({
      preferences:
        active === null ? preferences : { ...preferences, chosen: active, queried: null },
    })),
    /** Saves the choice in the user's profile. */
    saveChoice: effectAction<{ locale: Locale }>('saveChoice'),
    /** The screen does not show otherwise why the language has not changed. */
    notifyNotChanged: effectAction('notifyNotChanged'),
    reloadPage: effectAction('reloadPage'),
  },
  guards: {
    isActive: ({ context }) => resolveLocale(context.preferences) === context.active,
    hasActive: ({ context }) => context.active !== null,
  },
  delays: { catalogueTimeout: 15_000, answerTimeout: 8000, pageTimeout: 20_000 },
}).createMachine({
  id: 'language',
  description: 'The active language: query, choice, profile, building, browser, in this order.',
  context: ({ input: { active, offersPseudo, ...preferences } }) => ({
    preferences: { ...preferences, buildingDefault: null, user: null },
    offersPseudo,
    offered: [],
    active,
  }),
  initial: 'routing',
  on: {
    'language.chosen': {
      target: '.routing',
      actions: [withEvent('choose'), withEvent('saveChoice')],
    },
    'language.queried': {
      target: '.routing',
      actions: withEvent('setQueriedLocale'),
    },
    'user.identified': {
      target: '.routing',
      actions: withEvent('setUserLocale'),
    },
    'building.entered': {
      target: '.routing',
      actions: withEvent('setOffered'),
    },
    'session.ended': { target: '.routing', actions: 'forgetBuilding' },
  },
  states: {
    routing: {
      description: 'Checks whether the requested language is active.',
      always: [{ guard: 'isActive', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading a catalogue; the visible texts stay until it is loaded.',
      invoke: {
        id: 'loadCatalogue',
        src: 'loadCatalogue',
        input: ({ context }) => ({ locale: resolveLocale(context.preferences) }),
        onDone: { target: 'ready', actions: 'activate' },
        onError: { target: 'routingFailure' },
      },
      after: { catalogueTimeout: { target: 'routingFailure' } },
    },
    ready: { description: 'The requested language is active.' },
    routingFailure: {
      description:
        'Without the new catalogue the old one stays; without any, nothing can be shown.',
      always: [
        { guard: 'hasActive', target: 'ready', actions: ['chooseActive', 'notifyNotChanged'] },
        { target: 'failed' },
      ],
    },
    failed: {
      description: 'The first catalogue could not be loaded.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The user may retry.',
          on: { 'request.retried': { target: 'checkingServer' } },
        },
        checkingServer: {
          description:
            'Checks whether the server can be reached before the page reloads: browsers cache a failed module.',
          invoke: {
            id: 'checkServer',
            src: 'checkServer',
            onDone: { target: 'reloading', actions: 'reloadPage' },
            onError: { target: 'idle' },
          },
          after: { answerTimeout: { target: 'idle' } },
        },
        reloading: {
          description: 'The page reloads.',
          after: { pageTimeout: { target: 'idle' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof languageMachine>

/** The locale of the visible texts; the source language until a catalogue is loaded. */
export const localeOf = (snapshot: Snapshot): Locale => snapshot.context.active ?? 'en-us'
export const hasCatalogue = (snapshot: Snapshot): boolean => snapshot.context.active !== null
/** The requested language is active. */
export const isReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const hasNoCatalogue = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** The user retries, and the server has not responded yet, or the page is about to reload. */
export const isRetrying = (snapshot: Snapshot): boolean =>
  hasNoCatalogue(snapshot) && !snapshot.matches({ failed: 'idle' })
export const chosenLocale = (snapshot: Snapshot): Locale | null =>
  snapshot.context.preferences.chosen
/** The languages of the building, the default first. */
export const offeredLanguages = (snapshot: Snapshot): Language[] => snapshot.context.offered
/** The locale in the query of an address. */
export const queriedLocale = (snapshot: Snapshot): Locale | null =>
  snapshot.context.preferences.queried
/** The requested locale. API calls use it, possibly before its catalogue is loaded. */
export const requestedLocale = (snapshot: Snapshot): Locale =>
  resolveLocale(snapshot.context.preferences)
