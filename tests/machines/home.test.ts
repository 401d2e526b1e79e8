import { describeMachine } from '@kit/describeMachine'
import { homeMachine } from '@machines/home/machine'
import type { OfferedUtility } from '@machines/home/utilities'

function utility(target: OfferedUtility['target']): OfferedUtility {
  return { uuid: target.kind, name: target.kind, text: target.kind, image: null, target }
}

const broken = new Error('broken')

describeMachine('home', homeMachine, {
  inputs: [{ buildingUuid: 'one', lang: 'en-us', mode: 'older' }],
  events: {
    'utility.pressed': [
      { utility: utility({ kind: 'route', path: '/building/one/companies' }) },
      { utility: utility({ kind: 'mobileOnly' }) },
    ],
    'content.pressed': [{ contentType: 'EVENT' }],
    'part.retried': [{ part: 'discover' }],
    'home.refreshed': [],
    'dialog.closed': [],
    'session.ended': [],
  },
  actors: {
    utilities: { error: [broken] },
    promoted: { error: [broken] },
    discover: { error: [broken] },
    spotlight: { error: [broken] },
  },
  provide: {
    actions: {
      trackImpression: () => {},
      trackUtility: () => {},
      trackContent: () => {},
      openUtility: () => {},
      reportBroken: () => {},
    },
  },
  contextKey: () => null,
  lint: { criticalEvents: ['session.ended'] },
})
