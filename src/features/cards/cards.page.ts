import { accountLayout } from '@features/account/account.page'
import type { addCardMachine } from '@machines/cards/addCard/machine'
import type { cardsMachine } from '@machines/cards/cards/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** One's payment cards. */
export const cardsLogic = defineLogic<typeof cardsMachine>()({
  name: 'cards',
  area: 'cards',
  lifetime: 'transient',
  input: (_, { userId }, { keyPrefix }) => ({ userId, keyPrefix }),
})

export const addCardLogic = defineLogic<typeof addCardMachine>()({
  name: 'addCard',
  area: 'cards',
  lifetime: 'transient',
  input: (_, __, { keyPrefix }) => ({ keyPrefix }),
})

/** The pages of cards stand in the frame of the account. */
const inAccount = { area: 'cards', within: accountLayout, requires: ['cards'] } as const

export const cardsPage = definePage({
  path: '/account/cards',
  ...inAccount,
  screen: 'CardsScreen',
  starts: [cardsLogic.at()],
})

export const addCardPage = definePage({
  path: '/add-card',
  ...inAccount,
  screen: 'AddCardScreen',
  starts: [addCardLogic.at()],
})
