import { ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { accountCalls } from './api/account'
import { profileEdits } from './profileEdits'

export const unsavedChanges = () => unsavedChangesMachine

export function profile({ api, host }: Dependencies) {
  const { readProfile, saveProfile } = accountCalls(api)
  return profileMachine.provide({
    actors: {
      read: requestOf(readProfile),
      readEdits: promiseOf(() => host.restore(() => profileEdits.read() ?? {})),
      saveProfile: promiseOf(saveProfile),
    },
    actions: {
      storeEdits: (_, { edits }) => profileEdits.write(edits),
      reportBroken: () => host.report('the profile ended in an error'),
    },
  })
}

export function ownSessions({ api, host }: Dependencies) {
  const calls = accountCalls(api)
  return ownSessionsMachine.provide({
    actors: { list: requestOf(calls.ownSessions), endSession: promiseOf(calls.endOwnSession) },
    actions: { reportBroken: () => host.report('the list of sessions ended in an error') },
  })
}
