import { describeMachine } from '@kit/describeMachine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { flagsLaws } from './flags.laws'

const identity = { userId: 'anonymous', properties: {} }

describeMachine('flags', flagsMachine, {
  inputs: [
    { identity, inlined: null },
    { identity, inlined: ['header-logo'] },
  ],
  events: {
    'flags.received': [{ enabled: ['show-smart-building'] }],
    'flags.failed': [],
    'flags.identified': [{ identity: { userId: 'ada@house.test', properties: {} } }],
  },
  actors: { watchFlags: { error: [new Error('no client')] } },
  laws: flagsLaws,
  contextKey: () => null,
})
