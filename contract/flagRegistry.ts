/**
 * Every flag that Portico reads, by the name of its feature. The app's features, the defaults, the
 * deployment's settings, the demo's flag page and docs/flags.md are derived from this file.
 */
export const flagRegistry = {
  logo: { key: 'header-logo', default: true },
  profilePicture: { key: 'header-user-profile-image', default: true },
  account: { key: 'dropdown-account', default: true },
  buildingSwitcher: { key: 'dropdown-buildings', default: true },
  logout: { key: 'dropdown-logout', default: true },
  history: { key: 'account-history', default: false },
  kioskMode: { key: 'dropdown-kiosk', default: false },
  leavingKiosk: { key: 'enable-exit-kiosk-mode', default: false },
  adminLink: { key: 'feat-tenant-vis-reg-to-admin-link', default: false },
  languageSetting: { key: 'change-language-option-in-settings', default: false },
  maintenance: { key: 'maintenance-mode', default: false },
  serviceRequests: { key: 'service-requests', default: false },
  smartBuilding: { key: 'show-smart-building', default: false },
  emergency: { key: 'safety-utility-button', default: false },
  utilityChevrons: { key: 'show-utilities-link-and-chevron', default: false },
  framedUtilities: { key: 'open-tw-miniapp-in-iframe', default: false },
  newerDiscover: { key: 'show-content-v-2', default: false },
  forcesNewerDiscover: { key: 'force-new-ui-test', default: false },
  richDescriptions: { key: 'show-rich-description', default: false },
  directLinks: { key: 'enable-tw-direct-link', default: false },
  hostSdk: { key: 'enable-tw-host-sdk', default: false },
  secondUserType: { key: 'signup-user-type-2', default: false },
  refusesEarlierPasswords: { key: 'enable-reused-password-validation', default: false },
  productionCards: { key: 'force-production-card-provider', default: false },
} as const satisfies Record<string, Flag>

type Flag = {
  /** Its name in the flag service. */
  key: string
  /** The value until the flag service has responded, unless one is configured. */
  default: boolean
}

export type FlagName = keyof typeof flagRegistry
export type FlagKey = (typeof flagRegistry)[FlagName]['key']

export const flagNames = Object.keys(flagRegistry) as FlagName[]
export const flagKeys: readonly FlagKey[] = flagNames.map((name) => flagRegistry[name].key)

/** The keys of the flags that are on by default. */
export const defaultFlags: readonly FlagKey[] = flagNames
  .filter((name) => flagRegistry[name].default)
  .map((name) => flagRegistry[name].key)

type FlagNote = {
  /** What exists while the flag is on. */
  decides: string
  /** Files that read the flag. */
  actsIn: readonly string[]
}

const header = 'src/features/platform/shell/HeaderMenu.tsx'
const utilities = 'src/features/home/utilities/useUtilityFacts.ts'

/** Documentation only: the app does not import it, so it is not in the bundle. */
export const flagNotes: Record<FlagName, FlagNote> = {
  logo: {
    decides: 'The logo in the header, which leads home',
    actsIn: ['src/features/platform/shell/Header.tsx'],
  },
  profilePicture: {
    decides: 'The user’s picture in the header, if the brand shows pictures',
    actsIn: [header],
  },
  account: {
    decides: 'The entry *Account* in the header menu',
    actsIn: [header],
  },
  buildingSwitcher: {
    decides: 'The building switcher, for users of more than one building',
    actsIn: [header, 'src/features/platform/shell/BuildingSwitcher.tsx'],
  },
  logout: {
    decides: 'The entry *Log out* in the header menu',
    actsIn: [header],
  },
  history: {
    decides: 'The entry *Bookings* in the header menu, and *Bookings* in the bottom navigation',
    actsIn: [header, 'src/features/platform/shell/PlacesNav.tsx'],
  },
  kioskMode: {
    decides: 'The entry *Kiosk mode* in the header menu',
    actsIn: [header],
  },
  leavingKiosk: {
    decides: 'The button *Leave kiosk mode* in the header of a kiosk',
    actsIn: ['src/features/kiosk/KioskHeader.tsx'],
  },
  adminLink: {
    decides: 'The link to the admin site, for users with the permission',
    actsIn: [header],
  },
  languageSetting: {
    decides: 'The language setting, in a building with more than one language',
    actsIn: ['src/features/tenancy/language/useLanguagesOffered.ts'],
  },
  maintenance: {
    decides:
      'Maintenance mode: the maintenance page replaces home, and utilities that require a sign-in state the reason',
    actsIn: [
      utilities,
      'src/features/platform/shell/Shell.tsx',
      'src/features/home/maintenance/MaintenanceScreen.tsx',
    ],
  },
  serviceRequests: {
    decides: 'The tile, the menu entries and the page of service requests',
    actsIn: [utilities, 'src/features/support/serviceRequests/serviceRequests.page.ts'],
  },
  smartBuilding: {
    decides: 'The tile of smart suites, and all pages of floors, suites and controls',
    actsIn: [
      utilities,
      'src/features/suites/suites.page.ts',
      'src/features/embed/native/WebViewScreen.tsx',
    ],
  },
  emergency: {
    decides: 'The utility *Emergency management* in buildings that would hide it',
    actsIn: [utilities],
  },
  utilityChevrons: {
    decides: 'The arrows on utility tiles',
    actsIn: ['src/features/home/utilities/Utilities.tsx'],
  },
  framedUtilities: {
    decides: 'Mini-apps open in the app’s full-screen frame instead of a tab',
    actsIn: [utilities],
  },
  newerDiscover: {
    decides: 'The newer discover mode',
    actsIn: ['machines/platform/app/context.ts', 'src/router/guards.ts'],
  },
  forcesNewerDiscover: {
    decides: 'The newer discover mode in every building, for tests',
    actsIn: ['machines/tenancy/flags/features.ts'],
  },
  richDescriptions: {
    decides: 'Formatted descriptions of content',
    actsIn: ['src/features/content/item/ContentDetail.tsx'],
  },
  directLinks: {
    decides: 'Mini-apps can link to pages of the app',
    actsIn: ['src/features/embed/bridge/hostFacts.ts'],
  },
  hostSdk: {
    decides: 'Tokens of other versions are exchanged for one of version 3',
    actsIn: ['src/app/shared/auth.ts'],
  },
  secondUserType: {
    decides: 'Sign-ups create users of type 2 instead of type 1',
    actsIn: ['src/features/auth/wizard/wizard.logic.ts'],
  },
  refusesEarlierPasswords: {
    decides: 'A separate error message for a new password that was used before',
    actsIn: [
      'src/features/auth/wizard/NewPasswordStep.tsx',
      'src/features/auth/password/UpdatePasswordDialog.tsx',
    ],
  },
  productionCards: {
    decides: 'Cards are saved at the production provider of the deployment',
    actsIn: ['src/app/browser/host.ts'],
  },
}
