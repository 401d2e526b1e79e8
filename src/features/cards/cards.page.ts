import { accountLayout } from '@features/account/account.page'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** The user's payment cards. */
export const cardsLogic = defineLogic({
  name: 'cards',
  load: async () => (await import('./cards.logic')).cards,
  area: 'cards',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

export const addCardLogic = defineLogic({
  name: 'addCard',
  load: async () => (await import('./cards.logic')).addCard,
  area: 'cards',
  lifetime: 'transient',
  input: (_, __, { keyPrefix }) => ({ keyPrefix }),
})

/** Pages of cards render in the account's layout. */
const inAccount = { area: 'cards', within: accountLayout, requires: ['cards'] } as const

export const cardsPage = definePage({
  path: '/account/cards',
  ...inAccount,
  screen: async () => (await import('./CardsScreen')).CardsScreen,
  logic: cardsLogic.at(),
})

export const addCardPage = definePage({
  path: '/add-card',
  ...inAccount,
  screen: async () => (await import('./AddCardScreen')).AddCardScreen,
  logic: addCardLogic.at(),
})
