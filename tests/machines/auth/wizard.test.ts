import { describeMachine } from '@kit/describeMachine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { wizardOptions } from './wizard.options'

describeMachine('wizard', wizardMachine, wizardOptions)
