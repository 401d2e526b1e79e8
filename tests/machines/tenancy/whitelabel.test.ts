import { describeMachine } from '@kit/describeMachine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { branding, closedLook, offline } from '../fixtures'
import { whitelabelLaws } from './whitelabel.laws'

describeMachine('whitelabel', whitelabelMachine, {
  inputs: [{ inlined: null }, { inlined: branding }, { inlined: closedLook }],
  events: { 'request.retried': [] },
  actors: { fetchBranding: { done: [branding, closedLook], error: [offline] } },
  laws: whitelabelLaws,
  contextKey: ({ branding: known }) => known?.whitelabel.public_ready ?? null,
})
