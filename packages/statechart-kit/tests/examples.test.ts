import { checkoutMachine } from '../examples/checkout/machine'
import { checkoutOptions } from '../examples/checkout/options'
import { editorMachine } from '../examples/editor/machine'
import { editorOptions } from '../examples/editor/options'
import { trafficLightMachine } from '../examples/trafficLight/machine'
import { trafficLightOptions } from '../examples/trafficLight/options'
import { describeMachine } from '../src/describeMachine'

describeMachine('trafficLight', trafficLightMachine, trafficLightOptions)
describeMachine('checkout', checkoutMachine, checkoutOptions)
describeMachine('editor', editorMachine, editorOptions)
