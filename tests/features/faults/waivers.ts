type Waiver = { call: string; because: string }
const waive = (because: string, ...calls: string[]): Waiver[] =>
  calls.map((call) => ({ call, because }))

/** Calls of the app without a row in `rows/`: one for each file that makes the call. */
export const waivers: readonly Waiver[] = [
  ...waive(
    'no screen waits for it, and none shows its failure',
    'live',
    'prefetchPage',
    'reportError',
    'track',
    'trackBatch',
  ),
  ...waive(
    'the session repeats or replaces it; its failures are in tests/features/auth/sessionCalls.test.ts',
    'confirmSignOut',
    'currentUser',
    'logout',
    'refresh',
    'upgrade',
  ),
  ...waive(
    'comes before any screen; tests/features/tenancy and tests/features/platform/shell.test.tsx',
    'buildingById',
    'permissions',
    'publicTheme',
    'publicWhitelabel',
    'tenantUserBuildings',
    'themeOfBuilding',
  ),
  ...waive(
    'a mini-app receives the failure; tests/features/embed/bridgeCalls.test.ts',
    'createAppSession',
    'paymentMethods',
    'tokenizeCard',
  ),
  ...waive(
    'the frame shows one failure for all of its calls; tests/features/embed/frame.test.tsx',
    'launchApp',
    'miniApps',
  ),
  ...waive(
    'needs the provider of cards; tests/features/cards/addCard.test.tsx',
    'savePaymentMethod',
  ),
  ...waive('tests/features/account/languageChoice.test.tsx', 'updateCurrentUser'),
  ...waive(
    'the same screen and machine as another row of the sign-up',
    'providers',
    'sendResetCode',
  ),
  ...waive(
    'one press with the request that refers to the files; tests/features/support',
    'uploadFiles',
  ),
  ...waive('a kiosk: tests/features/kiosk', 'leaveKiosk', 'openKiosk', 'startKiosk'),
  ...waive('tests/features/platform/shell.test.tsx', 'generateAuthLink'),
  ...waive('tests/features/auth/providers.test.tsx', 'oidcCallback'),
]
