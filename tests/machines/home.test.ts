import { describeMachine } from '@kit/describeMachine'
import { homeMachine } from '@machines/home/machine'
import { homeLaws } from './home.laws'

const broken = new Error('broken')

describeMachine('home', homeMachine, {
  inputs: [{ buildingUuid: 'one', lang: 'en-us', mode: 'older' }],
  events: {
    'content.pressed': [{ contentType: 'EVENT' }],
    'part.retried': [{ part: 'discover' }],
    'part.refreshed': [{ part: 'spotlight' }],
    'page.returned': [],
    'category.opened': [{ uuid: 'music' }],
    'tab.chosen': [{ part: 'discover', uuid: 'music' }],
  },
  actors: {
    utilities: { error: [broken] },
    promoted: { error: [broken] },
    discover: { error: [broken] },
    spotlight: { error: [broken] },
  },
  provide: {
    actions: { trackImpression: () => {}, trackContent: () => {}, reportBroken: () => {} },
  },
  laws: homeLaws,
  contextKey: ({ tabs, opened }) => ({ tabs, opened }),
})
