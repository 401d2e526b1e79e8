import type { Building, BuildingTheme } from '@contract/buildings'
import type { Farm } from '@contract/farms'
import { type Locale, locales } from '@contract/locales'
import type { Pass } from '@contract/passes'
import type { Session } from '@machines/auth/session/context'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { forgetOwnCache } from './ownCache'
import { isRecord, local, persisted, session } from './persisted'
import { rootOfFarm } from './rootOfFarm'

export type Root = {
  auth: Session | null
  /** The draft of a sign-up that was left half-way; `draft.ts` reads it. */
  authV2: unknown
  /** The server of a developer; null everywhere else. */
  farm: Farm | null
}

function isSession(input: unknown): input is Session {
  return (
    isRecord(input) &&
    typeof input.token === 'string' &&
    typeof input.refreshToken === 'string' &&
    typeof input.refreshKey === 'string' &&
    typeof input.expiresAt === 'number' &&
    typeof input.refreshExpiresAt === 'number' &&
    isRecord(input.user) &&
    typeof input.user.uuid === 'string' &&
    typeof input.user.email === 'string' &&
    Array.isArray(input.user.roles)
  )
}

function isPass(input: unknown): boolean {
  return (
    isRecord(input) &&
    typeof input.code === 'string' &&
    isRecord(input.holder) &&
    isRecord(input.content) &&
    typeof input.content.uuid === 'string' &&
    typeof input.content.title === 'string'
  )
}

const root = persisted(
  'root',
  (input): input is Root => isRecord(input) && (input.auth === null || isSession(input.auth)),
)
/** The farm that this page speaks with from its beginning to its end; null for the deployment's own server. */
export const pageFarm: Farm | null = isDeveloperBuild ? (root.read()?.farm ?? null) : null

/** The keys in local storage. All of them are purged when a session ends. */
export const stored = {
  root: isDeveloperBuild ? rootOfFarm(root, pageFarm) : root,
  building: persisted(
    'buildings',
    (input): input is { userUuid: string; building: Building } =>
      isRecord(input) &&
      typeof input.userUuid === 'string' &&
      isRecord(input.building) &&
      typeof input.building.uuid === 'string' &&
      typeof input.building.name === 'string',
  ),
  searches: persisted(
    'searches',
    (input): input is { userUuid: string; queries: string[] } =>
      isRecord(input) &&
      typeof input.userUuid === 'string' &&
      Array.isArray(input.queries) &&
      input.queries.every((query) => typeof query === 'string'),
  ),
  passes: persisted(
    'passes',
    (input): input is { userUuid: string; buildingUuid: string; passes: Pass[] } =>
      isRecord(input) &&
      typeof input.userUuid === 'string' &&
      typeof input.buildingUuid === 'string' &&
      Array.isArray(input.passes) &&
      input.passes.every(isPass),
  ),
  theme: persisted('theme', (input): input is BuildingTheme => isRecord(input)),
  language: persisted('languages', (input): input is Locale =>
    locales.some((locale) => locale === input),
  ),
}

/** Whether single keys act, on this device and for all its users; null where they do. */
export const shortcuts = persisted(
  'SHORTCUTS',
  (input): input is boolean => typeof input === 'boolean',
)

/** TanStack Router keeps there how far each address was scrolled. */
const scrollRestorationKey = 'tsr-scroll-restoration-v1_3'
const kioskKey = 'KIOSK_ENABLED'
/** Of `sessionStorage`: what a reload of this tab finds of its sign-up. */
export const draftKey = 'AUTH_DRAFT'

/** Of `localStorage`: what mini-apps keep. */
export const appStorageKey = 'APP_STORAGE'

/** Of `localStorage`: what was measured and could not be sent. */
export const useEventsKey = 'USE_EVENTS'

/** Of `sessionStorage`: what is being written to the help desk. */
export const helpDeskDraftKey = 'HELP_DESK_DRAFT'
/** Of `sessionStorage`: what was typed into the profile and not saved. */
export const profileEditsKey = 'PROFILE_EDITS'

/** Of `sessionStorage`: whose card is being added. */
export const cardDraftKey = 'CARD_DRAFT'

type StoredSsoDetails = {
  email: string
  transactionId: string
  state: string
  purpose: 'signIn' | 'signUp'
  /** Of the address: the page that was asked for before the sign-in, and the language. */
  returnTo: string | null
  lang: string | null
}

/** Kept in this tab over the way to an identity provider and back. */
export const ssoDetails = persisted(
  'SSO_DETAILS',
  (input): input is StoredSsoDetails =>
    isRecord(input) &&
    typeof input.email === 'string' &&
    typeof input.transactionId === 'string' &&
    typeof input.state === 'string' &&
    (input.purpose === 'signIn' || input.purpose === 'signUp'),
  session,
)

export const kioskFlag = {
  read: () => session.read(kioskKey) === 'true',
  write: (enabled: boolean) => session.write(kioskKey, String(enabled)),
}

/** What only this tab keeps of a way in: another tab's end of it cannot reach it. */
export function purgeWayIn(): void {
  session.write(draftKey, null)
  ssoDetails.write(null)
}

/** What is kept for a time without network. Where it cannot be reached there is nothing in it. */
export function forgetOwn(): void {
  void forgetOwnCache().catch(() => undefined)
}

/** What somebody left in this browser who has no session of their own: a guest of a kiosk, whose session goes on. */
export function purgeGuest(): void {
  for (const entry of [stored.searches, stored.passes]) entry.write(null)
  session.write(helpDeskDraftKey, null)
  session.write(scrollRestorationKey, null)
  purgeWayIn()
}

/** Deletes what was measured and not sent. */
export const forgetUse = (): void => local.write(useEventsKey, null)

/** Everything that a session left in this browser. */
export function purge(): void {
  for (const entry of Object.values(stored)) entry.write(null)
  local.write(appStorageKey, null)
  forgetUse()
  session.write(kioskKey, null)
  session.write(profileEditsKey, null)
  session.write(cardDraftKey, null)
  forgetOwn()
  purgeGuest()
}
