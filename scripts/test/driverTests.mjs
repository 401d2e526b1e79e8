/**
 * Files of the server's suite that the quick run repeats on the embedded database: where its driver may differ from
 * PostgreSQL's, in transactions, notifications, locks, times, big parameters and plans. `--all` repeats every file.
 */
export const driverTests = [
  'auth/codes',
  'bookings/bookings',
  'bookings/transactions',
  'content/participation',
  'demo/seed',
  'home/home',
  'platform/anonymousRows',
  'platform/live',
  'platform/prune',
  'platform/unitOfWork',
  'search/search',
  'suites/mqtt',
  'suites/smartBuilding',
  'support/serviceRequests',
  'support/supportAttachments',
].map((name) => `tests/server/${name}.test.ts`)
