import type { CalendarReply } from '@contract/calendar'
import type { Company } from '@contract/directory'
import type { Pass } from '@contract/passes'
import type { SmartPlace } from '@contract/smartBuilding'
import type { ResourceBooking } from '@contract/transactions'
import type { addCardMachine } from '../addCard/machine'
import type { adminLaunchMachine } from '../adminLaunch/machine'
import type { amenitiesMachine } from '../amenities/machine'
import type { approvalsMachine } from '../approvals/machine'
import type { cardsMachine } from '../cards/machine'
import type { departureMachine } from '../departure/machine'
import type { detailMachine } from '../detail/machine'
import type { directoryMachine } from '../directory/machine'
import { fetchedLater } from '../fetched'
import type { helpDeskMachine } from '../helpDesk/machine'
import type { historyMachine } from '../history/machine'
import type { homeMachine } from '../home/machine'
import type { passCheckMachine } from '../passCheck/machine'
import type { passwordUpdateMachine } from '../passwordUpdate/machine'
import type { profileMachine } from '../profile/machine'
import type { RequestMachine } from '../request/machine'
import type { requestFormMachine } from '../requestForm/machine'
import type { savedMachine } from '../saved/machine'
import type { searchMachine } from '../search/machine'
import type { serviceRequestsMachine } from '../serviceRequests/machine'
import type { signedInMachine } from '../signedIn/machine'
import type { suiteMachine } from '../suite/machine'
import { promiseActor } from '../typed'
import type { utilitiesMachine } from '../utilities/machine'
import type { CalendarOf, FloorOf, FloorSuites, InBuilding } from './inputs'
import type { Permissions } from './permissions'

/** The logic of every page and dialog. Its code comes with the area that the page belongs to. */
export const actors = {
  home: fetchedLater<typeof homeMachine>('home'),
  maintenance: fetchedLater<typeof utilitiesMachine>('maintenance'),
  permissions: fetchedLater<RequestMachine<string, Permissions>>('permissions'),
  adminLaunch: fetchedLater<typeof adminLaunchMachine>('adminLaunch'),
  passes: fetchedLater<RequestMachine<InBuilding, Pass[]>>('passes'),
  dayBookings: fetchedLater<RequestMachine<InBuilding, ResourceBooking[]>>('dayBookings'),
  saved: fetchedLater<typeof savedMachine>('saved'),
  amenities: fetchedLater<typeof amenitiesMachine>('amenities'),
  directory: fetchedLater<typeof directoryMachine>('directory'),
  company: fetchedLater<RequestMachine<{ uuid: string }, Company>>('company'),
  calendar: fetchedLater<RequestMachine<CalendarOf, CalendarReply>>('calendar'),
  detail: fetchedLater<typeof detailMachine>('detail'),
  floors: fetchedLater<RequestMachine<{ buildingUuid: string }, SmartPlace[]>>('floors'),
  suites: fetchedLater<RequestMachine<FloorOf, FloorSuites>>('suites'),
  suite: fetchedLater<typeof suiteMachine>('suite'),
  history: fetchedLater<typeof historyMachine>('history'),
  approvals: fetchedLater<typeof approvalsMachine>('approvals'),
  passCheck: fetchedLater<typeof passCheckMachine>('passCheck'),
  serviceRequests: fetchedLater<typeof serviceRequestsMachine>('serviceRequests'),
  helpDesk: fetchedLater<typeof helpDeskMachine>('helpDesk'),
  departure: fetchedLater<typeof departureMachine>('departure'),
  profile: fetchedLater<typeof profileMachine>('profile'),
  signedIn: fetchedLater<typeof signedInMachine>('signedIn'),
  cards: fetchedLater<typeof cardsMachine>('cards'),
  addCard: fetchedLater<typeof addCardMachine>('addCard'),
  requestForm: fetchedLater<typeof requestFormMachine>('requestForm'),
  passwordUpdate: fetchedLater<typeof passwordUpdateMachine>('passwordUpdate'),
  search: fetchedLater<typeof searchMachine>('search'),
  /** Gets the code and the texts of the search. */
  fetchSearch: promiseActor<void>('fetchSearch'),
}
