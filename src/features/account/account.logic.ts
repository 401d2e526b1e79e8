import { departureMachine } from '@machines/account/departure/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { accountCalls } from './api/account'

export const departure = () => departureMachine

export function profile(effects: Effects) {
  const { readProfile, saveProfile } = accountCalls(effects.api)
  return profileMachine.provide({
    actors: {
      read: requestOf(readProfile),
      readEdits: promiseOf(effects.readProfileEdits),
      saveProfile: promiseOf(saveProfile),
    },
    actions: {
      storeEdits: (_, { edits }) => effects.storeProfileEdits(edits),
      reportBroken: () => effects.report('the profile ended in an error'),
    },
  })
}

export function ownSessions({ api, report }: Effects) {
  const { ownSessions, endOwnSession } = accountCalls(api)
  return ownSessionsMachine.provide({
    actors: { list: requestOf(ownSessions), endSession: promiseOf(endOwnSession) },
    actions: { reportBroken: () => report('the list of sessions ended in an error') },
  })
}
