import { passwordUpdateLogic } from '@features/auth/password/password.page'
import { defineLayout, defineLogic, definePage } from '@shared/pages/definePage'

/** Confirms leaving unsaved changes, on all pages of the account. */
export const unsavedChangesLogic = defineLogic({
  name: 'unsavedChanges',
  load: async () => (await import('./account.logic')).unsavedChanges,
  area: 'account',
  lifetime: 'transient',
  input: () => undefined,
})

export const profileLogic = defineLogic({
  name: 'profile',
  load: async () => (await import('./account.logic')).profile,
  area: 'account',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

/** The account's sessions on all devices. */
export const ownSessionsLogic = defineLogic({
  name: 'ownSessions',
  load: async () => (await import('./account.logic')).ownSessions,
  area: 'account',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

/** The user's account. */
export const accountLayout = defineLayout({
  id: 'account',
  area: 'account',
  requires: ['tenant'],
  starts: [unsavedChangesLogic.at()],
})

export const settingsPage = definePage({
  path: '/account',
  area: 'account',
  screen: async () => (await import('./SettingsScreen')).SettingsScreen,
  within: accountLayout,
  opens: [passwordUpdateLogic],
})

export const profilePage = definePage({
  path: '/account/profile',
  area: 'account',
  screen: async () => (await import('./ProfileScreen')).ProfileScreen,
  within: accountLayout,
  logic: profileLogic.at(),
})

export const ownSessionsPage = definePage({
  path: '/account/sessions',
  area: 'account',
  screen: async () => (await import('./OwnSessionsScreen')).OwnSessionsScreen,
  within: accountLayout,
  requires: ['sessions'],
  logic: ownSessionsLogic.at(),
})
