import type { EmailStatus } from '@contract/auth'
import type { Building, BuildingTheme } from '@contract/buildings'
import type { ErrorCode } from '@contract/problem'
import type { SsoProviders } from '@contract/sso'
import type { User } from '@contract/users'
import type { DomainTheme, Whitelabel } from '@contract/whitelabel'
import type { KnownSession } from '@machines/auth/session/context'
import { FailedCall } from '@machines/kernel/failure'
import type { AppInput } from '@machines/platform/app/context'
import type { OfflineScope } from '@machines/platform/pages/scope'
import { deployment } from '../features/samples'

/** Values that drive the charts; independent of the demo world. */
const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

export const offline = new FailedCall({ kind: 'network' })

export function refused(code: ErrorCode, httpStatus: number): FailedCall {
  return new FailedCall({ kind: 'refused', code, status: httpStatus, retryAfter: null, fields: [] })
}

export const user: User = {
  uuid: uuid(1),
  id: 1,
  email: 'ada@house.test',
  first_name: 'Ada',
  last_name: 'Test',
  avatar_url: '/avatar.png',
  default_building_uuid: uuid(2),
  confirmed: true,
  email_accepted: true,
  terms_accepted: true,
  deactivated: false,
  admin: false,
  roles: [{ name: 'tenant' }],
  hqo: false,
}

/** The account of the lobby's kiosk. */
export const kioskUser: User = {
  ...user,
  uuid: uuid(8),
  id: 8,
  email: 'kiosk@kiosk.invalid',
  first_name: 'Kiosk',
  last_name: 'House 2',
  roles: [{ name: 'kiosk' }],
}

export function known(renewInMs: number, needsUpgrade = false): KnownSession {
  return {
    renewInMs,
    needsUpgrade,
    session: {
      token: 'token',
      expiresAt: 900_000,
      refreshToken: 'refresh',
      refreshExpiresAt: 9_000_000,
      refreshKey: 'refresh-key',
      user,
    },
  }
}

export const kioskKnown: KnownSession = {
  ...known(60_000),
  session: { ...known(60_000).session, token: 'kiosk-token', user: kioskUser },
}

function building(digit: number): Building {
  return { uuid: uuid(digit), name: `House ${digit}`, timezone: 'Europe/Berlin', locale: 'en_US' }
}

export const theme: BuildingTheme = { primary_color: '#123456' }
export const firstHouse = { building: building(2), theme }
export const secondHouse = { building: building(3), theme }
export const strangeHouse = { building: building(9), theme }

export const whitelabel: Whitelabel = {
  id: 1,
  uuid: uuid(4),
  brand_identifier: 'test',
  eula_link: 'https://house.test/terms',
  privacy_policy: 'https://house.test/privacy',
  brand: 'Test',
  family: 'default',
  whitelabel_config_uuid: uuid(5),
  public_ready: true,
}
export const domainTheme: DomainTheme = { brand: 'test', is_avatar_visible: true }
export const branding = { whitelabel, theme: domainTheme }
export const closedLook = { whitelabel: { ...whitelabel, public_ready: false }, theme: domainTheme }

export function status(given: Partial<EmailStatus>): EmailStatus {
  return {
    email: 'ada@house.test',
    terms_accepted: true,
    confirmed: true,
    deactivated: false,
    created_by: 'user',
    ...given,
  }
}

export const noProviders: SsoProviders = {
  sso_required: false,
  oidc_providers: [],
  saml_providers: [],
  transaction_uuid: uuid(6),
}
export const oneProvider: SsoProviders = {
  ...noProviders,
  sso_required: true,
  oidc_providers: [{ name: 'P', issuer: 'https://p.test', authorize_url: 'https://p.test/auth' }],
}
export const optionalProvider: SsoProviders = { ...oneProvider, sso_required: false }
export const twoProviders: SsoProviders = {
  ...optionalProvider,
  saml_providers: [{ name: 'Q', single_signon_service: 'https://q.test/sso' }],
}

/** A browser tab before any response. */
export const appInput: AppInput = {
  host: 'localhost',
  deployment,
  seed: 'seed',
  isNativeHost: false,
  hasHostTransport: false,
  branding: null,
  toggles: null,
  storedBuilding: null,
  requestedBuildingUuid: null,
  language: { queried: null, chosen: null, browser: 'en-us', active: null, offersPseudo: false },
  isKiosk: false,
  reloadedPath: null,
  isOffline: false,
  cachedAt: null,
  hasExitPin: false,
  consent: null,
  hasShortcuts: true,
  ssoCallback: null,
  resetLink: null,
  kioskCode: null,
}

/** A tenant's scope whose home page the device caches. */
export const offlineScope: OfflineScope = {
  userId: 1,
  buildingUuid: 'one',
  lang: 'en-us',
  mode: 'older',
  codeOnly: false,
}
