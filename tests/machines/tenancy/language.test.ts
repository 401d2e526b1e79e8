import { describeMachine } from '@kit/describeMachine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { offline } from '../fixtures'
import { languageLaws } from './language.laws'

const german = [{ code: 'de_DE', name: 'Deutsch', priority: 0 }]

describeMachine('language', languageMachine, {
  inputs: [
    { queried: null, chosen: null, browser: 'en-us', active: null, offersPseudo: false },
    { queried: null, chosen: null, browser: 'en-us', active: 'en-us', offersPseudo: true },
  ],
  events: {
    'language.chosen': [{ locale: 'fr-fr' }],
    'language.queried': [{ locale: 'it-it' }],
    'user.identified': [{ locale: 'nl-nl' }, { locale: null }],
    'request.retried': [],
    'building.entered': [{ languages: german }, { languages: [] }],
    'session.ended': [],
  },
  actors: {
    loadCatalogue: { done: [undefined], error: [offline] },
    checkServer: { done: [undefined], error: [offline] },
  },
  provide: { actions: { saveChoice: () => {}, notifyNotChanged: () => {}, reloadPage: () => {} } },
  contextKey: ({ preferences, active }) => [preferences, active],
  maxPaths: 4000,
  laws: languageLaws,
  lint: { criticalEvents: ['session.ended'] },
})
