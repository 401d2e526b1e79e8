import type { Building } from '@contract/buildings'
import { promiseActor } from '@machines/kernel/typed'
import type { KnownSession } from '../session/context'
import type { ProviderRedirect } from '../wizard/actors'
import type { EmailFacts } from './context'

export const actors = {
  lookUpEmail: promiseActor<EmailFacts, { email: string }>('lookUpEmail'),
  fetchGuestBuildings: promiseActor<Building[]>('fetchGuestBuildings'),
  /** Leaves the page; resolves if the user comes back without a response. */
  openProvider: promiseActor<void, ProviderRedirect>('openProvider'),
  logIn: promiseActor<KnownSession, { email: string; password: string }>('logIn'),
}
