import { describeMachine } from '@kit/describeMachine'
import { languageMachine } from '@machines/language/machine'
import { offline } from './cases'

const german = [{ code: 'de_DE', name: 'Deutsch', priority: 0 }]

describeMachine('language', languageMachine, {
  inputs: [
    { queried: null, chosen: null, browser: 'en-us', active: null },
    { queried: null, chosen: null, browser: 'en-us', active: 'en-us' },
  ],
  events: {
    'language.chosen': [{ locale: 'fr-fr' }],
    'language.queried': [{ locale: 'it-it' }],
    'language.retried': [],
    'building.entered': [
      { languages: german, switched: false },
      { languages: [], switched: true },
    ],
    'session.ended': [],
  },
  actors: { loadCatalogue: { done: [undefined], error: [offline] } },
  contextKey: ({ wishes, active }) => [wishes, active],
  lint: { criticalEvents: ['session.ended'] },
})
