import type { historyMachine } from '@machines/bookings/history/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'
import { type HistoryAddress, historyOf } from './historyAddress'

export const historyLogic = defineLogic<typeof historyMachine, HistoryAddress>()({
  name: 'history',
  area: 'mine',
  lifetime: 'persistent',
  topics: () => ['mine'],
  input: ({ type, period }, { lang }, { keyPrefix }) => ({ type, period, lang, keyPrefix }),
})

export const historyPage = definePage({
  path: '/my-history',
  area: 'mine',
  screen: 'HistoryScreen',
  requires: ['tenant'],
  starts: [historyLogic.at(({ search }) => historyOf(search))],
})
