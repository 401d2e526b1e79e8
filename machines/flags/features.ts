import type { BrowserDeployment } from '@contract/deployment'
import type { HostLook } from '../whitelabel/machine'

/** The flags by what they decide here. Their names are those of the flag service. */
const flagOf = {
  hostSdk: 'enable-tw-host-sdk',
  secondUserType: 'signup-user-type-2',
  refusesEarlierPasswords: 'enable-reused-password-validation',
  logo: 'header-logo',
  profilePicture: 'header-user-profile-image',
  account: 'dropdown-account',
  languageSetting: 'change-language-option-in-settings',
  buildingSwitcher: 'dropdown-buildings',
  history: 'account-history',
  kioskMode: 'dropdown-kiosk',
  leavingKiosk: 'enable-exit-kiosk-mode',
  logout: 'dropdown-logout',
  adminLink: 'feat-tenant-vis-reg-to-admin-link',
  maintenance: 'maintenance-mode',
  framedUtilities: 'open-tw-miniapp-in-iframe',
  directLinks: 'enable-tw-direct-link',
  utilityChevrons: 'show-utilities-link-and-chevron',
  richDescriptions: 'show-rich-description',
  newerDiscover: 'show-content-v-2',
  smartBuilding: 'show-smart-building',
  productionCards: 'force-production-card-provider',
} as const

type ByFlag = Record<keyof typeof flagOf, boolean>

export type Features = ByFlag & {
  /** What the back end offers beyond the calls that every one of its kind knows. */
  approvals: boolean
  calendar: boolean
  search: boolean
  saved: boolean
  passes: boolean
  sessions: boolean
  /** The deployment names a provider of them, too. */
  cards: boolean
  /** Of buildings that hide the emergency page unless a flag of the deployment's own is on. */
  emergency: boolean
}

export type FeatureFacts = {
  /** Names of the flags that are on. */
  enabled: readonly string[]
  deployment: BrowserDeployment
  look: HostLook | null
}

/** What this visitor has: the one place where flags, brand and deployment come together. */
export function featuresOf({ enabled, deployment, look }: FeatureFacts): Features {
  const isOn = (flag: string) => enabled.includes(flag)
  const byFlag = Object.fromEntries(
    Object.entries(flagOf).map(([feature, flag]) => [feature, isOn(flag)]),
  ) as ByFlag
  const offers = (extension: (typeof deployment.extensions)[number]) =>
    deployment.extensions.includes(extension)
  return {
    ...byFlag,
    approvals: offers('approvals'),
    calendar: offers('calendar'),
    search: offers('search'),
    saved: offers('saved'),
    passes: offers('passes'),
    sessions: offers('sessions'),
    cards: offers('cards') && deployment.cards !== undefined,
    profilePicture: byFlag.profilePicture && (look?.theme.is_avatar_visible ?? true),
    emergency: isOn(deployment.utilities.emergencyFlag),
  }
}
