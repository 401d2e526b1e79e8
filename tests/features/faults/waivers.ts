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
]
