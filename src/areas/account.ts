import { accountCalls } from '@features/account/api/account'
import { passwordCalls } from '@features/account/api/password'
import { departureMachine } from '@machines/account/departure/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { signedInMachine } from '@machines/account/signedIn/machine'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export { ProfileScreen } from '@features/account/ProfileScreen'
export { profileEdits } from '@features/account/profileEdits'
export { SettingsScreen } from '@features/account/SettingsScreen'
export { SignedInScreen } from '@features/account/SignedInScreen'

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
