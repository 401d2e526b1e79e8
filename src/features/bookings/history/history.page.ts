import { type Address, defineLogic, definePage } from '@shared/pages/definePage'
import {
  type HistoryAddress,
  type HistorySearch,
  historyOf,
  parseHistorySearch,
} from './historyAddress'

export const historyLogic = defineLogic({
  name: 'history',
  load: async () => (await import('./history.logic')).history,
  area: 'mine',
  lifetime: 'persistent',
  topics: () => ['mine'],
  input: ({ type, period }: HistoryAddress, { lang }, { keyPrefix }) => ({
    type,
    period,
    lang,
    keyPrefix,
  }),
})

export const historyPage = definePage({
  path: '/my-history',
  validateSearch: parseHistorySearch,
  area: 'mine',
  screen: async () => (await import('./HistoryScreen')).HistoryScreen,
  requires: ['tenant'],
  logic: historyLogic.at(({ search }: Address<object, HistorySearch>) => historyOf(search)),
})
