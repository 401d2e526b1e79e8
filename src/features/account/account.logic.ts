import { departureMachine } from '@machines/account/departure/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { signedInMachine } from '@machines/account/signedIn/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { accountCalls } from './api/account'
import { profileEdits } from './profileEdits'

export const departure = () => departureMachine

export function profile({ api, host }: Dependencies) {
  const { readProfile, saveProfile } = accountCalls(api)
  return profileMachine.provide({
    actors: {
      read: requestOf(readProfile),
      readEdits: promiseOf(() => host.restore(() => profileEdits.read() ?? {}, {})),
      saveProfile: promiseOf(saveProfile),
    },
    actions: {
      storeEdits: (_, { edits }) => profileEdits.write(edits),
      reportBroken: () => host.report('the profile ended in an error'),
    },
  })
}

export function signedIn({ api, host }: Dependencies) {
  const { ownSessions, endOwnSession } = accountCalls(api)
  return signedInMachine.provide({
    actors: { list: requestOf(ownSessions), endSession: promiseOf(endOwnSession) },
    actions: { reportBroken: () => host.report('the list of sessions ended in an error') },
  })
}
