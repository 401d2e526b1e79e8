import { accountCalls } from '@features/account/api/account'
import { passwordCalls } from '@features/account/api/password'
import { departureMachine } from '@machines/account/departure/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { signedInMachine } from '@machines/account/signedIn/machine'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export { ProfileScreen } from '@features/account/ProfileScreen'
export { profileEdits } from '@features/account/profileEdits'
export { SettingsScreen } from '@features/account/SettingsScreen'
export { SignedInScreen } from '@features/account/SignedInScreen'

/** The visitor's own account. */
export function logics(effects: Effects) {
  const { api, report } = effects
  const { updatePassword } = passwordCalls(api)
  const { readProfile, saveProfile, ownSessions, endOwnSession } = accountCalls(api)
  return {
    passwordUpdate: passwordUpdateMachine.provide({
      actors: { updatePassword: promiseOf(updatePassword) },
    }),
    departure: departureMachine,
    profile: profileMachine.provide({
      actors: {
        read: requestOf(readProfile),
        readEdits: promiseOf(effects.readProfileEdits),
        saveProfile: promiseOf(saveProfile),
      },
      actions: {
        storeEdits: (_, { edits }) => effects.storeProfileEdits(edits),
        reportBroken: () => report('the profile ended in an error'),
      },
    }),
    signedIn: signedInMachine.provide({
      actors: {
        list: requestOf(ownSessions),
        endSession: promiseOf(endOwnSession),
      },
      actions: { reportBroken: () => report('the list of sessions ended in an error') },
    }),
  }
}
