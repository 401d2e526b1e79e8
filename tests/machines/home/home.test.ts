import { describeMachine } from '@kit/describeMachine'
import { homeMachine } from '@machines/home/home/machine'
import { homeLaws } from './home.laws'

const broken = new Error('broken')

describeMachine('home', homeMachine, {
  inputs: [{ buildingUuid: 'one', lang: 'en-us', mode: 'older' }],
  events: {
    'content.pressed': [{ contentType: 'EVENT' }],
    'part.retried': [{ part: 'discover' }],
    'page.returned': [],
    'category.opened': [{ uuid: 'music' }],
    'tab.chosen': [{ part: 'discover', uuid: 'music' }],
    'promoted.chosen': [{ uuid: 'gala' }],
    'tag.toggled': [{ tag: 'food' }],
  },
  actors: {
    utilities: { error: [broken] },
    promoted: { error: [broken] },
    tags: { error: [broken] },
    discover: { error: [broken] },
    spotlight: { error: [broken] },
  },
  provide: {
    actions: { trackImpression: () => {}, trackContent: () => {}, reportBroken: () => {} },
  },
  laws: homeLaws,
  // Tags and the promoted item decide nothing in this chart; in the key they would only multiply the paths.
  contextKey: ({ tabs, opened }) => ({ tabs, opened }),
})
