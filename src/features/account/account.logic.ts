import { departureMachine } from '@machines/account/departure/machine'
import { ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { profileMachine } from '@machines/account/profile/machine'
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
  const calls = accountCalls(api)
  return ownSessionsMachine.provide({
    actors: { list: requestOf(calls.ownSessions), endSession: promiseOf(calls.endOwnSession) },
    actions: { reportBroken: () => report('the list of sessions ended in an error') },
  })
}
