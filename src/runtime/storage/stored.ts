import type { Building, BuildingTheme } from '@contract/buildings'
import { type Locale, locales } from '@machines/language/resolve'
import type { Session } from '@machines/session/context'
import { isRecord, persisted, session } from './persisted'

type Root = {
  auth: Session | null
  /** Reserved names of the specification; later flows keep their drafts here. */
  authV2: null
  farm: null
}

function isSession(given: unknown): given is Session {
  return (
    isRecord(given) &&
    typeof given.token === 'string' &&
    typeof given.refreshToken === 'string' &&
    typeof given.refreshKey === 'string' &&
    typeof given.expiresAt === 'number' &&
    typeof given.refreshExpiresAt === 'number' &&
    isRecord(given.user) &&
    typeof given.user.uuid === 'string' &&
    typeof given.user.email === 'string' &&
    Array.isArray(given.user.roles)
  )
}

/** The keys of product section 9. All of them are purged when a session ends. */
export const stored = {
  root: persisted(
    'root',
    (given): given is Root => isRecord(given) && (given.auth === null || isSession(given.auth)),
  ),
  building: persisted(
    'buildings',
    (given): given is { userUuid: string; building: Building } =>
      isRecord(given) &&
      typeof given.userUuid === 'string' &&
      isRecord(given.building) &&
      typeof given.building.uuid === 'string' &&
      typeof given.building.name === 'string',
  ),
  theme: persisted('theme', (given): given is BuildingTheme => isRecord(given)),
  language: persisted(
    'languages',
    (given): given is Locale => typeof given === 'string' && locales.some((l) => l === given),
  ),
}

const kioskKey = 'KIOSK_ENABLED'
const ssoKey = 'SSO_DETAILS'

export const kioskFlag = {
  read: () => session.read(kioskKey) === 'true',
  write: (enabled: boolean) => session.write(kioskKey, String(enabled)),
}

/** Everything that a session left in this browser. */
export function purge(): void {
  for (const entry of Object.values(stored)) entry.write(null)
  session.write(kioskKey, null)
  session.write(ssoKey, null)
}
