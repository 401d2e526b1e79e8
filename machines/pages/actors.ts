import type { Company } from '@contract/directory'
import type { amenitiesMachine } from '../amenities/machine'
import type { detailMachine } from '../detail/machine'
import type { directoryMachine } from '../directory/machine'
import { fetchedLater } from '../fetched'
import type { homeMachine } from '../home/machine'
import type { passwordUpdateMachine } from '../passwordUpdate/machine'
import type { RequestMachine } from '../request/machine'
import type { requestFormMachine } from '../requestForm/machine'
import type { utilitiesMachine } from '../utilities/machine'

/** The logic of every page and dialog. Its code comes with the area that the page belongs to. */
export const actors = {
  home: fetchedLater<typeof homeMachine>('home'),
  maintenance: fetchedLater<typeof utilitiesMachine>('maintenance'),
  adminLink: fetchedLater<RequestMachine<string, boolean>>('adminLink'),
  amenities: fetchedLater<typeof amenitiesMachine>('amenities'),
  directory: fetchedLater<typeof directoryMachine>('directory'),
  company: fetchedLater<RequestMachine<{ uuid: string }, Company>>('company'),
  detail: fetchedLater<typeof detailMachine>('detail'),
  requestForm: fetchedLater<typeof requestFormMachine>('requestForm'),
  passwordUpdate: fetchedLater<typeof passwordUpdateMachine>('passwordUpdate'),
}
