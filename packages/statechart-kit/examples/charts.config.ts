import { defineCharts } from '../src/config'
import { checkoutMachine, DeclinedCard } from './checkout/machine'
import { checkoutOptions } from './checkout/options'
import { editorMachine } from './editor/machine'
import { editorOptions } from './editor/options'
import { trafficLightMachine } from './trafficLight/machine'
import { trafficLightOptions } from './trafficLight/options'

export default defineCharts({
  charts: {
    trafficLight: { machine: trafficLightMachine, options: trafficLightOptions },
    checkout: { machine: checkoutMachine, options: checkoutOptions },
    editor: { machine: editorMachine, options: editorOptions },
  },
  faults: {
    'a refusal': new DeclinedCard('Declined'),
    'no connection': new TypeError('Failed to fetch'),
    'no error at all': undefined,
  },
})
