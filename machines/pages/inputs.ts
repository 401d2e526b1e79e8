import type { SmartPlace } from '@contract/smartBuilding'
import type { AddCardInput } from '../addCard/context'
import type { AdminLaunchInput } from '../adminLaunch/machine'
import type { ApprovalsInput } from '../approvals/machine'
import type { CardsInput } from '../cards/machine'
import type { DetailInput } from '../detail/context'
import type { DirectoryInput } from '../directory/machine'
import type { HelpDeskInput } from '../helpDesk/machine'
import type { HistoryInput } from '../history/context'
import type { HomeInput } from '../home/machine'
import type { PassCheckInput } from '../passCheck/machine'
import type { ProfileInput } from '../profile/machine'
import type { AttachmentLimits } from '../requestForm/attachments'
import type { SavedInput } from '../saved/machine'
import type { ServiceRequestsInput } from '../serviceRequests/machine'
import type { SignedInInput } from '../signedIn/machine'
import type { SuiteInput } from '../suite/machine'
import type { UtilitiesInput } from '../utilities/machine'
import type { Page, PageName } from './page'
import type { Visit } from './visit'

/** What is read for a building in a language. */
export type InBuilding = { buildingUuid: string; lang: string }

export type FloorOf = { buildingUuid: string; floorId: string }
/** The suites of a floor, and what the floor is called; null where the building does not say. */
export type FloorSuites = { floor: string | null; suites: SmartPlace[] }
/** A month of a building's calendar; null for the present one. */
export type CalendarOf = InBuilding & { month: string | null }

/** The logic of a page's name, and the input with which it starts. */
export type PageStart =
  | { src: 'home'; input: HomeInput }
  | { src: 'maintenance'; input: UtilitiesInput }
  | { src: 'permissions'; input: { of: string } }
  | { src: 'adminLaunch'; input: AdminLaunchInput }
  | { src: 'passes'; input: { of: InBuilding } }
  | { src: 'dayBookings'; input: { of: InBuilding } }
  | { src: 'amenities'; input: InBuilding }
  | { src: 'saved'; input: SavedInput }
  | { src: 'directory'; input: DirectoryInput }
  | { src: 'company'; input: { of: { uuid: string } } }
  | { src: 'calendar'; input: { of: CalendarOf } }
  | { src: 'detail'; input: DetailInput }
  | { src: 'floors'; input: { of: { buildingUuid: string } } }
  | { src: 'suites'; input: { of: FloorOf } }
  | { src: 'suite'; input: SuiteInput }
  | { src: 'history'; input: HistoryInput }
  | { src: 'approvals'; input: ApprovalsInput }
  | { src: 'passCheck'; input: PassCheckInput }
  | { src: 'serviceRequests'; input: ServiceRequestsInput }
  | { src: 'helpDesk'; input: HelpDeskInput }
  | { src: 'departure'; input?: undefined }
  | { src: 'profile'; input: ProfileInput }
  | { src: 'signedIn'; input: SignedInInput }
  | { src: 'cards'; input: CardsInput }
  | { src: 'addCard'; input: AddCardInput }

type Named<Name extends Page['name']> = Extract<Page, { name: Name }>
type Start<Name extends Page['name']> = (
  page: Named<Name>,
  visit: Visit,
  /** With it begin the idempotency keys of all that is done on the page; and what may be attached there. */
  given: { keyPrefix: string; limits: AttachmentLimits },
) => PageStart

const starts: { [Name in Page['name']]: Start<Name> } = {
  home: (_, { buildingUuid, lang, mode }) => ({
    src: 'home',
    input: { buildingUuid, lang, mode },
  }),
  maintenance: (_, { buildingUuid, lang }) => ({
    src: 'maintenance',
    input: { buildingUuid, lang },
  }),
  permissions: (_, { buildingUuid }) => ({ src: 'permissions', input: { of: buildingUuid } }),
  adminLaunch: (_, __, { keyPrefix }) => ({ src: 'adminLaunch', input: { keyPrefix } }),
  passes: (_, { buildingUuid, lang }) => ({
    src: 'passes',
    input: { of: { buildingUuid, lang } },
  }),
  dayBookings: (_, { buildingUuid, lang }) => ({
    src: 'dayBookings',
    input: { of: { buildingUuid, lang } },
  }),
  saved: (_, { buildingUuid, lang }, { keyPrefix }) => ({
    src: 'saved',
    input: { buildingUuid, lang, keyPrefix },
  }),
  amenities: (_, { buildingUuid, lang }) => ({ src: 'amenities', input: { buildingUuid, lang } }),
  directory: ({ companyTypes }, { buildingUuid }) => ({
    src: 'directory',
    input: { buildingUuid, companyTypes },
  }),
  company: ({ uuid }) => ({ src: 'company', input: { of: { uuid } } }),
  calendar: ({ month }, { buildingUuid, lang }) => ({
    src: 'calendar',
    input: { of: { buildingUuid, lang, month } },
  }),
  detail: ({ kind, uuid, path }, { buildingUuid, lang, userId }, { keyPrefix }) => ({
    src: 'detail',
    input: { kind, uuid, path, buildingUuid, lang, userId, keyPrefix },
  }),
  // Their building is that of the address, which a web view names whichever building one is in.
  floors: ({ buildingUuid }) => ({ src: 'floors', input: { of: { buildingUuid } } }),
  suites: ({ buildingUuid, floorId }) => ({
    src: 'suites',
    input: { of: { buildingUuid, floorId } },
  }),
  suite: ({ buildingUuid, floorId, suiteId }, _, { keyPrefix }) => ({
    src: 'suite',
    input: { buildingUuid, floorId, suiteId, keyPrefix },
  }),
  history: ({ type, period }, { lang }, { keyPrefix }) => ({
    src: 'history',
    input: { type, period, lang, keyPrefix },
  }),
  approvals: (_, { buildingUuid, lang }, { keyPrefix }) => ({
    src: 'approvals',
    input: { buildingUuid, lang, keyPrefix },
  }),
  passCheck: (_, { buildingUuid }, { keyPrefix }) => ({
    src: 'passCheck',
    input: { buildingUuid, keyPrefix },
  }),
  serviceRequests: (_, { buildingUuid, lang }, { keyPrefix, limits }) => ({
    src: 'serviceRequests',
    input: { buildingUuid, lang, keyPrefix, limits },
  }),
  helpDesk: (_, { buildingUuid }, { keyPrefix, limits }) => ({
    src: 'helpDesk',
    input: { buildingUuid, keyPrefix, limits },
  }),
  departure: () => ({ src: 'departure' }),
  profile: (_, { userId }, { keyPrefix }) => ({ src: 'profile', input: { userId, keyPrefix } }),
  signedIn: (_, { userId }, { keyPrefix }) => ({ src: 'signedIn', input: { userId, keyPrefix } }),
  cards: (_, { userId }, { keyPrefix }) => ({ src: 'cards', input: { userId, keyPrefix } }),
  addCard: (_, __, { keyPrefix }) => ({ src: 'addCard', input: { keyPrefix } }),
}

export function startOf(
  page: Page,
  visit: Visit,
  given: Parameters<Start<PageName>>[2],
): PageStart {
  // The entry of a page's name takes the page of that name, which the type checker cannot follow.
  const start = starts[page.name] as Start<Page['name']>
  return start(page, visit, given)
}
