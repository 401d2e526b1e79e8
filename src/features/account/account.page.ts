import type { departureMachine } from '@machines/account/departure/machine'
import type { profileMachine } from '@machines/account/profile/machine'
import type { signedInMachine } from '@machines/account/signedIn/machine'
import { defineLayout, defineLogic, definePage } from '@shared/pages/definePage'

/** Asks before something unsaved is left: with all pages of the account. */
export const departureLogic = defineLogic<typeof departureMachine>()({
  name: 'departure',
  area: 'account',
  lifetime: 'transient',
  input: () => undefined,
})

export const profileLogic = defineLogic<typeof profileMachine>()({
  name: 'profile',
  area: 'account',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

/** Where the account is signed in. */
export const signedInLogic = defineLogic<typeof signedInMachine>()({
  name: 'signedIn',
  area: 'account',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

/** The visitor's own account. */
export const accountLayout = defineLayout({
  id: 'account',
  area: 'account',
  requires: ['tenant'],
  starts: [departureLogic.at()],
})

export const settingsPage = definePage({
  path: '/account',
  area: 'account',
  screen: 'SettingsScreen',
  within: accountLayout,
})

export const profilePage = definePage({
  path: '/account/profile',
  area: 'account',
  screen: 'ProfileScreen',
  within: accountLayout,
  starts: [profileLogic.at()],
})

export const signedInPage = definePage({
  path: '/account/sessions',
  area: 'account',
  screen: 'SignedInScreen',
  within: accountLayout,
  requires: ['sessions'],
  starts: [signedInLogic.at()],
})
