/**
 * Server tests that the quick run repeats on the embedded database, because its driver may differ
 * from PostgreSQL's: transactions, notifications, locks, times, large parameters and plans. `--all`
 * repeats every file.
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

/**
 * Process tests that the quick run takes: how a server starts, answers and ends. `--all` adds
 * clusters, proxies, outages, backups and payloads at every limit.
 */
export const processTests = [
  'bundles',
  'container',
  'documentQueries',
  'doctor',
  'renderer',
  'shutdown',
  'sourceFingerprint',
  'start',
  'world',
].map((name) => `tests/process/${name}.test.ts`)
