import { departureMachine } from '@machines/departure/machine'
import { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import { profileMachine } from '@machines/profile/machine'
import { signedInMachine } from '@machines/signedIn/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Api } from '@runtime/api/client'
import { accountCalls } from '@runtime/calls/account'
import { passwordCalls } from '@runtime/calls/password'
import type { Effects } from '@runtime/effects'
import { requestOf } from '@runtime/requestOf'

export { profileEdits } from '@runtime/storage/profileEdits'
export { ProfileScreen } from '@screens/account/ProfileScreen'
export { SettingsScreen } from '@screens/account/SettingsScreen'
export { SignedInScreen } from '@screens/account/SignedInScreen'

export const calls = (api: Api) => ({ ...passwordCalls(api), ...accountCalls(api) })

/** The visitor's own account. */
export function logics(effects: Effects) {
  const { report } = effects
  return {
    passwordUpdate: passwordUpdateMachine.provide({
      actors: { updatePassword: promiseOf(effects.updatePassword) },
    }),
    departure: departureMachine,
    profile: profileMachine.provide({
      actors: {
        read: requestOf(effects.readProfile),
        readEdits: promiseOf(effects.readProfileEdits),
        saveProfile: promiseOf(effects.saveProfile),
      },
      actions: {
        storeEdits: (_, { edits }) => effects.storeProfileEdits(edits),
        reportBroken: () => report('the profile ended in an error'),
      },
    }),
    signedIn: signedInMachine.provide({
      actors: {
        list: requestOf(effects.ownSessions),
        endSession: promiseOf(effects.endOwnSession),
      },
      actions: { reportBroken: () => report('the list of sessions ended in an error') },
    }),
  }
}
