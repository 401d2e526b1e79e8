import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkoutMachine } from '../examples/checkout/machine'
import { checkoutOptions } from '../examples/checkout/options'
import { editorMachine } from '../examples/editor/machine'
import { editorOptions } from '../examples/editor/options'
import { trafficLightMachine } from '../examples/trafficLight/machine'
import { trafficLightOptions } from '../examples/trafficLight/options'
import { describeMachine } from '../src/describeMachine'

const countsDirectory = mkdtempSync(join(tmpdir(), 'kit-'))

describeMachine('trafficLight', trafficLightMachine, { ...trafficLightOptions, countsDirectory })
describeMachine('checkout', checkoutMachine, { ...checkoutOptions, countsDirectory })
describeMachine('editor', editorMachine, { ...editorOptions, countsDirectory })
