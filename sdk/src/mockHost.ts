import {
  type BridgeAction,
  type BridgeErrorCode,
  type BridgeReplies,
  bridgeActions,
  type Capability,
  capabilities as everything,
} from '../../contract/bridge'
import type { Transport } from './transport'

export type MockOptions = {
  /** Capabilities of the app; all by default. */
  capabilities?: readonly Capability[]
  /** Replies by action that replace the mock's own. */
  replies?: { [Action in BridgeAction]?: BridgeReplies[Action] }
  /** Actions that fail, with their error codes. */
  refuses?: { [Action in BridgeAction]?: BridgeErrorCode }
  /** Delay of every reply, in milliseconds. */
  delayMs?: number
}

const theme = {
  primary_color: '#12484c',
  secondary_color: '#c08a3e',
  primary_font_color: null,
  font: null,
}
const user = {
  uuid: '00000000-0000-4000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Local',
  email: 'ada@local.example',
  company: { uuid: '00000000-0000-4000-8000-000000000002', name: 'Local & Sons' },
}
const building = {
  uuid: '00000000-0000-4000-8000-000000000003',
  name: 'Local House',
  timezone: 'Europe/Berlin',
  locale: 'en_US',
  address_1: null,
  locality: null,
}
const brand = { identifier: 'local', name: 'Local', family: 'default', logo_url: null }
const token = { session_token: 'mock-session', expires_at: null, jwt: null }

/**
 * A host for development without a real one: grants, replies and refuses as configured, and stores
 * the app's data.
 */
export function mockHost(options: MockOptions = {}): Transport {
  const { capabilities = everything, replies = {}, refuses = {}, delayMs = 0 } = options
  const listeners = new Set<(text: string) => void>()
  const stored = new Map<string, string>()
  let isKnown = false
  const canned: {
    [Action in BridgeAction]: (data: Record<string, string>) => BridgeReplies[Action]
  } = {
    init: () => ({
      ...token,
      user,
      building,
      brand,
      theme,
      base_url: `${window.location.origin}/`,
      api_url: '/api',
      language: 'en-us',
      capabilities: [...capabilities],
    }),
    getJWT: () => ({ jwt: 'mock-jwt' }),
    getUser: () => user,
    getBuilding: () => building,
    getBuildings: () => ({ buildings: [building] }),
    getHostInfo: () => ({ platform: 'web', version: '0.0.0', region: 'US', theme }),
    setStorage: ({ key = '', value = '' }) => {
      stored.set(key, value)
      return { success: true }
    },
    getStorage: ({ key = '' }) => ({ key, value: stored.get(key) ?? null }),
    showNativePayment: () => ({ success: false }),
    hideNativePayments: () => ({ success: true, mocked: true }),
    getPaymentMethods: () => ({ cards: [], apple_pay: false, google_pay: false }),
    tokenizeCard: () => ({ token: 'mock-card' }),
    getTheme: () => theme,
    getBrand: () => brand,
    closeWebView: () => ({ success: true }),
    logout: () => ({ success: true }),
    refreshToken: () => token,
    getKioskEnabled: () => ({ kiosk_enabled: false }),
  }
  const answerTo = (action: BridgeAction, data: Record<string, string>): object => {
    const isGranted = action === 'init' || capabilities.includes(action)
    const code =
      refuses[action] ??
      (action !== 'init' && !isKnown ? 'not_ready' : isGranted ? null : 'permission_denied')
    if (code !== null) return { error: { code, message: 'The mock refuses this' } }
    if (action === 'init') isKnown = true
    return { data: replies[action] ?? canned[action](data) }
  }
  return {
    post: (text) => {
      const { action, data, id } = JSON.parse(text) as {
        action: string
        data?: Record<string, string>
        id: string
      }
      const known = bridgeActions.find((each) => each === action)
      const answer =
        known === undefined
          ? { error: { code: 'unknown_action', message: 'There is no such action' } }
          : answerTo(known, data ?? {})
      setTimeout(() => {
        for (const receive of listeners)
          receive(JSON.stringify({ event: `${action}Response`, id, ...answer }))
      }, delayMs)
    },
    listen: (receive) => {
      listeners.add(receive)
      return () => listeners.delete(receive)
    },
  }
}
