import type { SignedIn } from '@contract/auth'
import type { User } from '@contract/users'
import type { Session } from '@machines/auth/session/context'
import type { Host } from '@platform/host'
import { activateCatalogues, showLanguage } from '@platform/language/catalogues'
import { daySlots, space } from '../machines/bookings/reserveCases'
import { firstHouse, kioskUser, noProviders, secondHouse, status, user } from '../machines/fixtures'
import { report as suiteReport } from '../machines/suites/suites'
import { type Answers, detailAnswers, granting, pageOf } from './answers'
import { request } from './listed'
import { sampleDetail } from './samples'

const sampleSuite = suiteReport()
const sampleFloor = { id: '7', navName: 'Floor 7' }

/** The server's responses to a signed-in user. */
export const signedInReply: SignedIn = {
  token: 'token',
  expires_in: 900,
  refresh_token: { token: 'refresh', expires_in: 86_400 },
  user,
}

const houseOf = (uuid: string) => (uuid === secondHouse.building.uuid ? secondHouse : firstHouse)

/** The default responses; anything else never arrives. */
export const defaultAnswers: Partial<Answers> = {
  amenitiesByCategory: async () => [],
  authenticate: async () => signedInReply,
  bookingApprovals: async () => [],
  buildingById: async ({ params }) => houseOf(params.buildingId).building,
  companies: async () => [],
  confirmSignOut: async () => undefined,
  contactOfBuilding: async () => ({
    phone: '+1 617 555 0142',
    security_phone: '+1 617 555 0111',
    meeting_point: 'The lawn across the street',
    opening_hours: { mon: { opens_at: '08:00', closes_at: '18:00' } },
  }),
  companyById: async ({ params }) => ({
    uuid: params.companyUuid,
    name: 'Company of the test',
    premises: [],
  }),
  consumeCode: async ({ token }) => ({
    confirmed: true,
    ...(token === undefined && { token: 'reset' }),
  }),
  consumeResetCode: async () => ({}),
  currentUser: async () => user,
  datedContents: async ({ query }) => ({
    month: query.month ?? '2026-11',
    today: '2026-11-18',
    contents: [],
  }),
  ...detailAnswers(async ({ kind, uuid }) => sampleDetail(kind, uuid)),
  discoverContents: async () => [],
  generateAuthLink: async () => ({ ott: 'one-time' }),
  guestBuildings: async () => [],
  leaveKiosk: async () => undefined,
  login: async () => signedInReply,
  logout: async () => undefined,
  miniApps: async () => [],
  floors: async () => [sampleFloor],
  oidcCallback: async () => ({
    email: 'ada@house.test',
    transaction_uuid: noProviders.transaction_uuid,
    first_name: null,
    last_name: null,
  }),
  ownSessions: async () => [],
  passes: async () => [],
  paymentMethods: async () => [],
  permissions: granting('kioskStart'),
  promotedContents: async () => ({ contents: [] }),
  providers: async () => noProviders,
  publicBuildings: async () => [firstHouse.building, secondHouse.building],
  refresh: async () => signedInReply,
  resourceAvailability: async () => daySlots('past', 'free', 'taken', 'free', 'free'),
  resourceById: async () => space,
  resources: async () => [],
  register: async () => ({ token: 'registration', user: { ...user, confirmed: false } }),
  resendCode: async () => ({ cooldown: 30 }),
  resendResetCode: async () => ({ cooldown: 30 }),
  sanitizedTags: async () => [],
  savedItems: async () => [],
  searchBuilding: async () => ({ groups: [] }),
  sendResetCode: async () => ({ cooldown: 30 }),
  sendResetCodeV2: async () => ({ cooldown: 30 }),
  readServiceRequest: async () => request,
  serviceRequestMetadata: async () => ({ categories: [] }),
  serviceRequests: async () => [],
  notices: async () => ({ ...pageOf([], {}), unread: 0 }),
  unreadNotices: async () => ({ unread: 0 }),
  markNoticesRead: async () => ({ unread: 0 }),
  spotlightContents: async () => [],
  startKiosk: async () => ({ ...signedInReply, token: 'kiosk-token', user: kioskUser }),
  suiteById: async () => sampleSuite,
  suites: async () => [sampleSuite],
  tenantUserBuildings: async () => [firstHouse.building, secondHouse.building],
  themeOfBuilding: async ({ params }) => houseOf(params.buildingId).theme,
  transactions: async () => [],
  updateCurrentUser: async () => user,
  upgrade: async () => signedInReply,
  utilityButtons: async () => ({ utility_buttons: [] }),
  visitors: async () => [],
  validateEmailV2: async () => status({}),
}

/** A host with no signed-in user, no content and no events. Storage is jsdom's. */
export const defaultHost: Host = {
  apiUrl: '/api',
  readSession: async () => null,
  takeUser: () => null,
  restore: async (read) => read(),
  listen: (listener) => listener,
  watchFlags: () => () => undefined,
  measureUse: () => () => undefined,
  loadCatalogue: ({ locale }, signal) => showLanguage(locale, signal),
  fetchCatalogues: activateCatalogues,
  fetch: async () => new Response(),
  landingHref: () => '/',
  navigate: () => undefined,
  goBack: () => undefined,
  retryPage: () => undefined,
  reloadPage: () => undefined,
  leave: () => new Promise(() => {}),
  openLink: () => undefined,
  openTab: () => null,
  report: () => undefined,
  openFarmSelector: () => undefined,
  cacheForOffline: async () => undefined,
  watchInstall: () => () => undefined,
  promptInstall: async () => ({ isAccepted: true }),
  wipeBrowser: async () => undefined,
  window: () => window,
  cardProvider: () => () => undefined,
  postToHostPage: () => undefined,
}

const minuteMs = 60_000

/** A session of this user whose token is valid for a quarter of an hour. */
export function sessionOf(owner: User): Session {
  const now = Date.now()
  return {
    token: 'token',
    expiresAt: now + 15 * minuteMs,
    refreshToken: 'refresh',
    refreshExpiresAt: now + 24 * 60 * minuteMs,
    refreshKey: 'refresh-key',
    user: owner,
  }
}
