import type { Building } from '@contract/buildings'
import type { CategoryWithContents, ContentItem, UtilityButton } from '@contract/content'
import type { User } from '@contract/users'
import type { Entered } from '@machines/building/context'
import type { Locale } from '@machines/language/resolve'
import type { KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { EmailFacts } from '@machines/signIn/context'
import type { HostLook } from '@machines/whitelabel/machine'
import { showLanguage } from '@runtime/language/catalogues'
import { firstHouse, known, look, noProviders, secondHouse, status, user } from '../machines/cases'

/** All that the machines may ask of the world. A test overrides what its story is about. */
export type Effects = {
  fetchLook: () => Promise<HostLook>
  readSession: () => Promise<KnownSession | null>
  fetchUser: () => Promise<User>
  refreshSession: () => Promise<KnownSession>
  endSession: (session: Session | null) => Promise<void>
  lookUpEmail: (email: string) => Promise<EmailFacts>
  fetchGuestBuildings: () => Promise<Building[]>
  logIn: (credentials: { email: string; password: string }) => Promise<KnownSession>
  fetchBuildings: () => Promise<Building[]>
  enterBuilding: (uuid: string | null) => Promise<Entered>
  loadCatalogue: (locale: Locale) => Promise<void>
  utilities: () => Promise<UtilityButton[]>
  promoted: () => Promise<ContentItem[]>
  discover: () => Promise<CategoryWithContents[]>
  spotlight: () => Promise<CategoryWithContents[]>
  adminLink: () => Promise<boolean>
}

/** A world in which everything answers at once, nobody is signed in and nothing is on. */
export const calmWorld: Effects = {
  fetchLook: async () => look,
  readSession: async () => null,
  fetchUser: async () => user,
  refreshSession: async () => known(60_000),
  endSession: async () => undefined,
  lookUpEmail: async () => ({ status: status({}), providers: noProviders }),
  fetchGuestBuildings: async () => [],
  logIn: async () => known(60_000),
  fetchBuildings: async () => [firstHouse.building, secondHouse.building],
  enterBuilding: async (uuid) =>
    uuid === secondHouse.building.uuid ? secondHouse : { ...firstHouse },
  loadCatalogue: showLanguage,
  utilities: async () => [],
  promoted: async () => [],
  discover: async () => [],
  spotlight: async () => [],
  adminLink: async () => false,
}
