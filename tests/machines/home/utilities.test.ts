import { describeMachine } from '@kit/describeMachine'
import { utilitiesMachine } from '@machines/home/utilities/machine'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { utilitiesLaws } from './utilities.laws'

function utility(target: VisibleUtility['target']): VisibleUtility {
  return { uuid: target.kind, name: target.kind, text: target.kind, image: null, target }
}

describeMachine('utilities', utilitiesMachine, {
  inputs: [{ buildingUuid: 'one', lang: 'en-us' }],
  events: {
    'utility.pressed': [
      { utility: utility({ kind: 'route', path: '/building/one/companies' }) },
      { utility: utility({ kind: 'url', url: 'https://transit.test' }) },
      { utility: utility({ kind: 'mobileOnly' }) },
      { utility: utility({ kind: 'signInRequired' }) },
      { utility: utility({ kind: 'phone', path: '/building/one' }) },
      { utility: utility({ kind: 'frame', url: 'https://apps.test/lunch' }) },
    ],
    'request.invalidated': [],
    'dialog.closed': [],
  },
  actors: { list: { error: [new Error('broken')] } },
  provide: { actions: { trackUtility: () => {}, openUtility: () => {}, reportBroken: () => {} } },
  laws: utilitiesLaws,
  contextKey: ({ pressed }) => pressed?.uuid ?? null,
  system: ['embeddedPage'],
})
