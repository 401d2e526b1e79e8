import { describeMachine } from '../src/describeMachine'
import { buildingMachine, buildingOptions } from './charts/building'
import { signInMachine, signInOptions } from './charts/signIn'

describeMachine('sign-in', signInMachine, signInOptions)

describeMachine('building', buildingMachine, buildingOptions)
