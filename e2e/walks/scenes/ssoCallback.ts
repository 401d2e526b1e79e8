import type { WalkScene } from '@kit/systems/planWalks'
import { type SsoCallbackInput, ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { broken, nameOf, offline } from './failures'

type Scene = WalkScene<typeof ssoCallbackMachine>

const returned = (purpose: 'signIn' | 'signUp', given: Partial<SsoCallbackInput> = {}) => ({
  keyPrefix: 'walk',
  state: 'state',
  code: 'code',
  error: null,
  details: { email: '', transactionId: 'own', state: 'state', purpose },
  ...given,
})
const identity = (transactionUuid: string) => ({
  email: '',
  transactionUuid,
  firstName: null,
  lastName: null,
})

const contextKey: NonNullable<Scene['contextKey']> = ({ failure }) => ({ failure: nameOf(failure) })
const shown: Pick<Scene, 'contextKey' | 'canHappen'> = {
  contextKey,
  // The page has buttons only while it shows why the user is not signed in.
  canHappen: (name, _, at) => name !== 'callback.left' || !at.hasTag('busy'),
}
const events = { 'request.retried': [], 'callback.left': [] } as const

const scenes: Record<string, Scene> = {
  'an unreachable server': {
    ...shown,
    input: returned('signIn'),
    events,
    actors: {
      exchangeCode: { done: [identity('own'), identity('other')], error: [offline, broken] },
      authenticate: { error: [offline, broken] },
    },
  },
  'a known account': {
    ...shown,
    input: returned('signIn'),
    actors: { exchangeCode: { done: [identity('own')] }, authenticate: { done: [undefined] } },
  },
  'a sign-up': {
    ...shown,
    input: returned('signUp'),
    actors: { exchangeCode: { done: [identity('own')] } },
  },
  'a response that the server has processed': {
    ...shown,
    input: returned('signIn', { code: null }),
    events,
    actors: { authenticate: { error: [offline] } },
  },
  'cancelled at the provider': {
    ...shown,
    input: returned('signIn', { code: null, error: 'access_denied' }),
    events,
  },
  'a response that this browser did not request': {
    ...shown,
    input: returned('signIn', { details: null }),
    events,
  },
}

export const ssoCallback = { machine: ssoCallbackMachine, scenes }
