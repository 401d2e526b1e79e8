import type { Building } from '@contract/buildings'
import type { KnownSession } from '../session/actors'
import { promiseActor } from '../typed'
import type { EmailFacts } from './context'

export const actors = {
  lookUpEmail: promiseActor<EmailFacts, { email: string }>('lookUpEmail'),
  fetchGuestBuildings: promiseActor<Building[]>('fetchGuestBuildings'),
  logIn: promiseActor<KnownSession, { email: string; password: string }>('logIn'),
}
