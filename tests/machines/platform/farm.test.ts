import { describeMachine } from '@kit/describeMachine'
import { farmMachine } from '@machines/platform/farm/machine'
import { farmLaws } from './farm.laws'

const broken = new Error('broken')
const one = { description: 'Farm one', url: 'https://one.farm.test/api' }
const two = { description: 'Farm two', url: 'https://two.farm.test/api' }

describeMachine('farm', farmMachine, {
  inputs: [{ current: null }, { current: one }],
  events: {
    'selector.opened': [],
    'selector.closed': [],
    'farm.picked': [
      { choice: 'own' },
      { choice: one.url },
      { choice: two.url },
      { choice: 'custom' },
    ],
    'address.changed': [
      { address: 'www.three.farm.test' },
      { address: 'farm three' },
      { address: '' },
    ],
    'address.left': [],
    'selector.submitted': [],
    'farm.switched': [],
  },
  actors: {
    watchFarm: { error: [broken] },
    fetchFarms: { done: [[one, two], []], error: [broken] },
    endSession: { done: [undefined], error: [broken] },
    switchFarm: { done: [undefined], error: [broken] },
  },
  provide: { actions: { logListFailure: () => {}, reloadPage: () => {} } },
  laws: farmLaws,
})
