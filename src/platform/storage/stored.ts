import type { Building, BuildingTheme } from '@contract/buildings'
import type { Farm } from '@contract/farms'
import { type Locale, locales } from '@contract/locales'
import type { Pass } from '@contract/passes'
import type { Session } from '@machines/auth/session/context'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { forgetOwnCache } from './ownCache'
import { isRecord, local, persisted, session } from './persisted'
import { rootOfFarm } from './rootOfFarm'

/** `autoLogin`: whether the next page load continues the session by itself; a missing one means that it does. */
export type StoredSession = Session & { autoLogin?: boolean }

export type Root = {
  auth: StoredSession | null
  /** The draft of an unfinished sign-up; `draft.ts` reads it. */
  authV2: unknown
  /** The server that a developer has selected; null for other users. */
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
/** The farm that this page uses until it is unloaded; null for the deployment's own server. */
export const pageFarm: Farm | null = isDeveloperBuild ? (root.read()?.farm ?? null) : null

/** Keys in local storage. All of them are purged when a session ends. */
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

/** Stores a session, which ends the sign-up that led to it. */
export const storeSession = (started: Session): void =>
  stored.root.write({ auth: { ...started, autoLogin: true }, authV2: null, farm: null })

/**
 * Whether single-key shortcuts are enabled on this device, for all its users; null means enabled.
 */
export const shortcuts = persisted(
  'SHORTCUTS',
  (input): input is boolean => typeof input === 'boolean',
)

/** TanStack Router stores the scroll positions of each address under this key. */
const scrollRestorationKey = 'tsr-scroll-restoration-v1_3'
const kioskKey = 'KIOSK_ENABLED'
/** Key in `sessionStorage`: the sign-up draft that survives a reload of this tab. */
export const draftKey = 'AUTH_DRAFT'

/** Key in `localStorage`: data that mini-apps store. */
export const appStorageKey = 'APP_STORAGE'

/** Key in `localStorage`: unsent usage events. */
export const useEventsKey = 'USE_EVENTS'

/** Key in `sessionStorage`: the unsent message to the help desk. */
export const helpDeskDraftKey = 'HELP_DESK_DRAFT'
/** Key in `sessionStorage`: unsaved edits of the profile. */
export const profileEditsKey = 'PROFILE_EDITS'

/** Key in `sessionStorage`: name and country of the holder of a card being added. */
export const cardDraftKey = 'CARD_DRAFT'

type StoredSsoDetails = {
  email: string
  transactionId: string
  state: string
  purpose: 'signIn' | 'signUp'
  /** From the address: the page requested before the sign-in, and the language. */
  returnTo: string | null
  lang: string | null
}

/** Stored in this tab while the user is at an identity provider. */
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

/**
 * Deletes the sign-in and sign-up state that exists only in this tab, which other tabs cannot
 * delete.
 */
export function purgeWayIn(): void {
  session.write(draftKey, null)
  ssoDetails.write(null)
}

/** Deletes the offline cache. If it is inaccessible, it is empty. */
export function forgetOwn(): void {
  void forgetOwnCache().catch(() => undefined)
}

/**
 * Deletes the data of a kiosk's guest, who has no session of their own; the kiosk's session
 * continues.
 */
export function purgeGuest(): void {
  for (const entry of [stored.searches, stored.passes]) entry.write(null)
  session.write(helpDeskDraftKey, null)
  session.write(scrollRestorationKey, null)
  purgeWayIn()
}

/** Deletes unsent usage events. */
export const forgetUse = (): void => local.write(useEventsKey, null)

/** Deletes all data of a session from this browser. */
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
