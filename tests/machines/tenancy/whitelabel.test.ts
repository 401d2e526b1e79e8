import { describeMachine } from '@kit/describeMachine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { closedLook, look, offline } from '../fixtures'
import { whitelabelLaws } from './whitelabel.laws'

describeMachine('whitelabel', whitelabelMachine, {
  inputs: [{ inlined: null }, { inlined: look }, { inlined: closedLook }],
  events: { 'whitelabel.retried': [] },
  actors: { fetchLook: { done: [look, closedLook], error: [offline] } },
  laws: whitelabelLaws,
  contextKey: ({ look: known }) => known?.whitelabel.public_ready ?? null,
})
