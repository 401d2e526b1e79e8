import type { Building } from '@contract/buildings'
import type { ContentItem, UtilityButton } from '@contract/content'
import type { AmenityCategory, Company } from '@contract/directory'
import type { Locale } from '@contract/locales'
import type { SsoProviders } from '@contract/sso'
import type { User } from '@contract/users'
import type { Entered } from '@machines/building/context'
import type { CalendarEntry } from '@machines/content/calendar'
import type { Wish } from '@machines/detail/actors'
import type { DetailOf } from '@machines/detail/context'
import type { DetailKind, Replies } from '@machines/detail/item'
import type { Standing } from '@machines/detail/standing'
import type { DirectoryInput } from '@machines/directory/machine'
import type { HomeInput } from '@machines/home/machine'
import type { HomeCategory } from '@machines/home/selectors'
import type { SentRequest } from '@machines/requestForm/machine'
import type { KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { EmailFacts } from '@machines/signIn/context'
import type { UtilitiesInput } from '@machines/utilities/machine'
import type { HostLook } from '@machines/whitelabel/machine'
import type { ProviderVisit } from '@machines/wizard/actors'
import type { Draft, Vouched, WizardFields } from '@machines/wizard/context'
import { showLanguage } from '@runtime/language/catalogues'
import {
  firstHouse,
  kioskKnown,
  known,
  look,
  noProviders,
  secondHouse,
  status,
  user,
} from '../machines/cases'
import { sampleDetail } from './samples'

type Code = { email: string; code: string; token: string | null }

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
  openProvider: (visit: ProviderVisit) => Promise<void>
  purgeStorage: () => void
  restoreDraft: () => Promise<Draft | null>
  storeDraft: (draft: Draft) => void
  lookUpProviders: () => Promise<SsoProviders>
  fetchBuildingsOfAddress: () => Promise<Building[]>
  register: (given: {
    fields: WizardFields
    password: string | null
    token: string | null
  }) => Promise<{ token: string; isConfirmed: boolean }>
  acceptTerms: (given: { token: string }) => Promise<void>
  saveBuilding: (given: { token: string; buildingUuid: string }) => Promise<void>
  sendCode: (given: { email: string; codes: 'v1' | 'v2' }) => Promise<{ cooldown: number }>
  resendCode: (given: { email: string; token: string | null }) => Promise<{ cooldown: number }>
  consumeCode: (given: Code) => Promise<{ token: string | null }>
  setPassword: (given: Code & { newPassword: string }) => Promise<{ token: string | null }>
  exchangeCode: (given: { code: string; state: string }) => Promise<Vouched>
  authenticate: (given: { vouched: Vouched; fields: WizardFields | null }) => Promise<KnownSession>
  fetchBuildings: () => Promise<Building[]>
  enterBuilding: (uuid: string | null) => Promise<Entered>
  saveChoice: (locale: Locale) => void
  startKiosk: (buildingUuid: string) => Promise<KnownSession>
  leaveKiosk: (pin: string) => Promise<void>
  loadCatalogue: (locale: Locale) => Promise<void>
  /** Whether the server answers at all, once the code of a page is missing. */
  askServer: () => Promise<void>
  reloadPage: () => void
  /** The code of the pages that home leads to. */
  fetchDetails: () => Promise<void>
  utilities: (of: UtilitiesInput) => Promise<UtilityButton[]>
  promoted: (of: HomeInput) => Promise<ContentItem[]>
  discover: (of: HomeInput) => Promise<HomeCategory[]>
  spotlight: (of: HomeInput) => Promise<HomeCategory[]>
  trackContent: (contentType: string) => void
  readDetail: (of: DetailOf) => Promise<Replies[DetailKind]>
  take: (wish: Wish) => Promise<Standing>
  release: (wish: Wish) => Promise<Standing>
  saveCalendar: (entry: CalendarEntry) => void
  fetchCompanies: (
    of: DirectoryInput & { offset: number },
  ) => Promise<{ companies: Company[]; total: number }>
  company: (of: { uuid: string }) => Promise<Company>
  amenities: (of: { buildingUuid: string; lang: string }) => Promise<AmenityCategory[]>
  submitRequest: (sent: SentRequest) => Promise<{ reference: string | null }>
  loadPage: (href: string) => Promise<{ address: string }>
  adminLink: () => Promise<boolean>
  updatePassword: (given: { current: string; password: string }) => Promise<void>
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
  openProvider: () => new Promise(() => {}),
  purgeStorage: () => undefined,
  restoreDraft: async () => null,
  storeDraft: () => undefined,
  lookUpProviders: async () => noProviders,
  fetchBuildingsOfAddress: async () => [firstHouse.building, secondHouse.building],
  register: async () => ({ token: 'registration', isConfirmed: false }),
  acceptTerms: async () => undefined,
  saveBuilding: async () => undefined,
  sendCode: async () => ({ cooldown: 30 }),
  resendCode: async () => ({ cooldown: 30 }),
  consumeCode: async ({ token }) => ({ token: token === null ? 'reset' : null }),
  setPassword: async () => ({ token: null }),
  exchangeCode: async () => ({
    email: 'ada@house.test',
    transactionUuid: noProviders.transaction_uuid,
    firstName: null,
    lastName: null,
  }),
  authenticate: async () => known(60_000),
  fetchBuildings: async () => [firstHouse.building, secondHouse.building],
  enterBuilding: async (uuid) =>
    uuid === secondHouse.building.uuid ? secondHouse : { ...firstHouse },
  saveChoice: () => undefined,
  startKiosk: async () => kioskKnown,
  leaveKiosk: async () => undefined,
  loadCatalogue: showLanguage,
  askServer: async () => undefined,
  reloadPage: () => undefined,
  fetchDetails: async () => undefined,
  utilities: async () => [],
  promoted: async () => [],
  discover: async () => [],
  spotlight: async () => [],
  trackContent: () => undefined,
  readDetail: async ({ kind, uuid }) => sampleDetail(kind, uuid),
  take: () => new Promise(() => {}),
  release: () => new Promise(() => {}),
  saveCalendar: () => undefined,
  fetchCompanies: async () => ({ companies: [], total: 0 }),
  company: async ({ uuid }) => ({ uuid, name: 'Company of the test' }),
  amenities: async () => [],
  submitRequest: () => new Promise(() => {}),
  loadPage: () => new Promise(() => {}),
  adminLink: async () => false,
  updatePassword: async () => undefined,
}
