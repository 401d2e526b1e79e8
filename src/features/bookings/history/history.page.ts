import type { historyMachine } from '@machines/bookings/history/machine'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'
import {
  type HistoryAddress,
  type HistorySearch,
  historyOf,
  parseHistorySearch,
} from './historyAddress'

export const historyLogic = defineLogic<typeof historyMachine, HistoryAddress>()({
  name: 'history',
  area: 'mine',
  lifetime: 'persistent',
  topics: () => ['mine'],
  input: ({ type, period }, { lang }, { keyPrefix }) => ({ type, period, lang, keyPrefix }),
})

export const historyPage = definePage({
  path: '/my-history',
  validateSearch: parseHistorySearch,
  area: 'mine',
  screen: 'HistoryScreen',
  requires: ['tenant'],
  starts: [historyLogic.at(({ search }: Address<object, HistorySearch>) => historyOf(search))],
})
