/**
 * Every flag that Portico reads, by the name of its feature. The app's features, the defaults, the
 * deployment's settings, the demo's page of flags and docs/flags.md are derived from this file.
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

/** Keys of the flags that are on by default. */
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

/** Documentation: the app does not import it, so no browser fetches it. */
export const flagNotes: Record<FlagName, FlagNote> = {
  logo: {
    decides: 'The logo in the header, which leads home',
    actsIn: ['src/features/platform/shell/Header.tsx'],
  },
  profilePicture: {
    decides: 'The picture of the user in the header, where the brand shows pictures',
    actsIn: [header],
  },
  account: {
    decides: 'The entry *Manage my account* of the header menu',
    actsIn: [header],
  },
  buildingSwitcher: {
    decides: 'The switch between buildings, for users of more than one',
    actsIn: [header, 'src/features/platform/shell/BuildingSwitcher.tsx'],
  },
  logout: {
    decides: 'The entry *Log out* of the header menu',
    actsIn: [header],
  },
  history: {
    decides: 'The entry *View history*, and *Bookings* in the bar at the bottom',
    actsIn: [header, 'src/features/platform/shell/BottomNav.tsx'],
  },
  kioskMode: {
    decides: 'The entry *Kiosk mode* of the header menu',
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
    decides: 'The choice of a language, in a building with more than one',
    actsIn: ['src/features/tenancy/language/useLanguagesOffered.ts'],
  },
  maintenance: {
    decides:
      'Maintenance: the maintenance page instead of home, and utilities that need a sign-in say so',
    actsIn: [
      utilities,
      'src/features/platform/shell/Shell.tsx',
      'src/features/home/maintenance/MaintenanceScreen.tsx',
    ],
  },
  serviceRequests: {
    decides: 'Service requests: their tile, their entries and their page',
    actsIn: [utilities, 'src/features/support/serviceRequests/serviceRequests.page.ts'],
  },
  smartBuilding: {
    decides: 'Smart suites: their tile and all pages of floors, suites and control',
    actsIn: [
      utilities,
      'src/features/suites/suites.page.ts',
      'src/features/embed/native/WebViewScreen.tsx',
    ],
  },
  emergency: {
    decides: 'The utility *Emergency management* in buildings that hide it otherwise',
    actsIn: [utilities],
  },
  utilityChevrons: {
    decides: 'The arrows on utility tiles',
    actsIn: ['src/features/home/utilities/Utilities.tsx'],
  },
  framedUtilities: {
    decides: 'Mini-apps open in the frame of the app instead of a tab',
    actsIn: [utilities],
  },
  newerDiscover: {
    decides: 'The newer discover mode',
    actsIn: ['machines/platform/app/context.ts', 'src/router/guards.ts'],
  },
  forcesNewerDiscover: {
    decides: 'The newer discover mode, for tests, whatever the building says',
    actsIn: ['machines/tenancy/flags/features.ts'],
  },
  richDescriptions: {
    decides: 'Formatted descriptions of content',
    actsIn: ['src/features/content/item/ContentDetail.tsx'],
  },
  directLinks: {
    decides: 'Mini-apps may link into the app',
    actsIn: ['src/features/embed/bridge/hostFacts.ts'],
  },
  hostSdk: {
    decides: 'A token of another version than 3 is exchanged for one of version 3',
    actsIn: ['src/app/shared/auth.ts'],
  },
  secondUserType: {
    decides: 'A sign-up makes users of type 2 instead of 1',
    actsIn: ['src/features/auth/wizard/wizard.logic.ts'],
  },
  refusesEarlierPasswords: {
    decides: 'A new password that was used before is refused with a message of its own',
    actsIn: [
      'src/features/auth/wizard/NewPasswordStep.tsx',
      'src/features/auth/password/UpdatePasswordDialog.tsx',
    ],
  },
  productionCards: {
    decides: 'Cards go to the production provider of the deployment',
    actsIn: ['src/app/browser/host.ts'],
  },
}
