/**
 * Messages between a mini-app in a frame and its host (docs/bridge.md). Contains only types and
 * names and imports nothing, because the SDK for mini-apps is built from it too.
 */
export const bridgeActions = [
  'init',
  'getJWT',
  'getUser',
  'getBuilding',
  'getBuildings',
  'getHostInfo',
  'setStorage',
  'getStorage',
  'showNativePayment',
  'hideNativePayments',
  'getPaymentMethods',
  'tokenizeCard',
  'getTheme',
  'getBrand',
  'closeWebView',
  'logout',
  'refreshToken',
  'getKioskEnabled',
] as const

export type BridgeAction = (typeof bridgeActions)[number]

/** Every registered app may perform the handshake; all other actions are granted individually. */
export type GrantedAction = Exclude<BridgeAction, 'init'>

/** What a session of the app may do with the API, besides its actions at the host. */
export const appScopes = ['bookings', 'visitors'] as const
export type AppScope = (typeof appScopes)[number]
export type Capability = GrantedAction | AppScope

export const capabilities: readonly Capability[] = [
  ...bridgeActions.filter((action) => action !== 'init'),
  ...appScopes,
]

export const bridgeErrorCodes = [
  'invalid_message',
  'unknown_action',
  'permission_denied',
  'not_ready',
  'timeout',
  'failed',
] as const

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number]
export type BridgeError = { code: BridgeErrorCode; message: string }

/** Echoed in the reply, so that an app can distinguish replies to the same action. */
export type MessageId = string | number
export type BridgeRequest = { action: string; data?: unknown; id?: MessageId }
export type BridgeAnswer = { event: string; data?: unknown; error?: BridgeError; id?: MessageId }

export const answerEvent = (action: string): string => `${action}Response`
/** The reply to a message that names no action. */
export const unreadableEvent = answerEvent('message')

export type AppUser = {
  first_name: string
  last_name: string
  email: string
  uuid: string
  company: { uuid: string; name: string } | null
}
export type AppBuilding = {
  uuid: string
  name: string
  timezone: string
  locale: string
  address_1: string | null
  locality: string | null
}
export type AppTheme = {
  primary_color: string | null
  secondary_color: string | null
  primary_font_color: string | null
  font: string | null
}
export type AppBrand = { identifier: string; name: string; family: string; logo_url: string | null }
export type AppToken = { session_token: string; expires_at: string | null; jwt: string | null }
export type HostInfo = {
  platform: 'web'
  version: string
  region: string | null
  theme: AppTheme | null
}
export type AppCard = { last_four: string; brand: string; token_id: string; token: string }

/** The input of each action; actions that are not listed have none. */
export type BridgeInputs = {
  init: { app_uuid: string }
  setStorage: { key: string; value: string }
  getStorage: { key: string }
  tokenizeCard: { card_id: string; gateway_id: string }
}

/** The reply to each action. In that of `init`, values that the app was not granted are null. */
export type BridgeReplies = {
  init: AppToken & {
    user: AppUser | null
    building: AppBuilding | null
    base_url: string
    /** The API's URL. */
    api_url: string
    language: string
    brand: AppBrand | null
    theme: AppTheme | null
    capabilities: Capability[]
  }
  getJWT: { jwt: string }
  getUser: AppUser
  getBuilding: AppBuilding
  getBuildings: { buildings: AppBuilding[] }
  getHostInfo: HostInfo
  setStorage: { success: true }
  getStorage: { key: string; value: string | null }
  showNativePayment: { success: false }
  hideNativePayments: { success: true; mocked: true }
  getPaymentMethods: { cards: AppCard[]; apple_pay: false; google_pay: false }
  tokenizeCard: { token: string }
  getTheme: AppTheme
  getBrand: AppBrand
  closeWebView: { success: true }
  logout: { success: true }
  refreshToken: AppToken
  getKioskEnabled: { kiosk_enabled: boolean }
}

export type InputOf<Action extends BridgeAction> = Action extends keyof BridgeInputs
  ? BridgeInputs[Action]
  : undefined
