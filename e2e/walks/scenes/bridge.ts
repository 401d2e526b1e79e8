import type { MiniApp } from '@contract/apps'
import type { WalkScene } from '@kit/systems/planWalks'
import type { RefusalReason } from '@machines/embed/bridge/context'
import { bridgeMachine } from '@machines/embed/bridge/machine'
import { readMessage } from '@rules/embed/readMessage'
import { broken, offline } from './failures'

type Scene = WalkScene<typeof bridgeMachine>

const origin = 'https://apps.test'
const app: MiniApp = {
  uuid: 'registered',
  name: 'Reserve Space',
  kind: 'microfrontend',
  icon: null,
  launch: `${origin}/reserve`,
  origins: [origin],
  capabilities: ['getUser', 'closeWebView', 'logout'],
}

const sent = (message: object) => ({ message: readMessage(JSON.stringify(message)) })
const handshake = (app_uuid: string) => sent({ action: 'init', data: { app_uuid } })
const refused = (reason: RefusalReason) => ({
  refused: { reason, origin: 'https://elsewhere.test', action: 'getUser' },
})

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  calls: context.calls.length,
  reasons: [...new Set(context.refused.map(({ reason }) => reason))].toSorted(),
})

const events: Scene['events'] = {
  'message.received': [
    handshake(app.uuid),
    handshake('another'),
    sent({ action: 'getUser' }),
    sent({ action: 'getJWT' }),
    sent({ action: 'closeWebView' }),
    sent({ action: 'logout' }),
    { message: readMessage('nonsense') },
  ],
  'message.refused': [refused('origin'), refused('window')],
  'messages.flooded': [],
  'call.settled': [{ id: 'call-1', answer: { event: 'getUserResponse', data: {} } }],
}

/** A session is started once: a page that comes back gets the same one, at once. */
const canHappen: NonNullable<Scene['canHappen']> = (name, { message }, at) => {
  const { calls, refused: before } = at.context
  // The app answers a call at once.
  if (calls.length > 0) return name === 'call.settled'
  // The frame closes at once.
  if (at.matches('closing') || at.matches('loggingOut')) return name === 'after goodbye'
  const { kind, call } = (message ?? {}) as ReturnType<typeof readMessage> & { kind: 'call' }
  const isHandshake = kind === 'call' && call.action === 'init' && call.data.app_uuid === app.uuid
  if (!isHandshake) return true
  return !at.matches('ready') && !before.some(({ reason }) => reason === 'origin')
}

const scenes: Record<string, Scene> = {
  'a registered app': {
    input: { origin, apps: [app] },
    events,
    actors: { openApp: { done: [{}], error: [offline, broken] } },
    contextKey,
    canHappen,
    system: ['session', 'embeddedPage'],
  },
  'a page without an app': {
    input: { origin, apps: [] },
    events: { 'message.received': [sent({ action: 'getUser' })], 'messages.flooded': [] },
    contextKey,
    system: ['session', 'embeddedPage'],
  },
}

export const bridge = { machine: bridgeMachine, scenes }
