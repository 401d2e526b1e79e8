import type { Building } from '@contract/buildings'
import { assigner, failureActions } from '@machines/kernel/typed'
import type { KnownSession } from '../session/context'
import type { EmailFacts, SignInContext } from './context'
import type { SignInEvent } from './events'

const update = assigner<SignInContext, SignInEvent>()

export const actions = {
  /** Clears the facts about the previous address. */
  setEmail: update<{ email: string }>((_, { email }) => ({
    email,
    isEmailTouched: false,
    facts: null,
    failure: null,
  })),
  touchEmail: update(() => ({ isEmailTouched: true })),
  setFacts: update<{ facts: EmailFacts }>((_, { facts }) => ({ facts, failure: null })),
  setPassword: update<{ password: string }>((_, { password }) => ({ password, failure: null })),
  clearPassword: update(() => ({ password: '' })),
  setGuestBuildings: update<{ guestBuildings: Building[] }>((_, { guestBuildings }) => ({
    guestBuildings,
  })),
  setKnown: update<{ known: KnownSession }>((_, { known }) => ({ known, password: '' })),
  ...failureActions(update),
  clearFailure: update(() => ({ failure: null })),
}
