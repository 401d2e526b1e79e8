import type { OperatedPortfolio } from '@contract/operate/portfolios'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { PortfoliosScreen } from './PortfoliosScreen'
import { isNamed, type NewPortfolio } from './portfolio.logic'

/** The portfolios of the deployment. */
export const portfoliosPage = definePage({
  name: 'portfolios',
  path: paths.portfolios,
  validateSearch: listQuery(['name']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedPortfolio, NewPortfolio>(isNamed, {
      list: calls.portfolios.list,
      create: calls.portfolios.create,
      remove: calls.portfolios.remove,
      reportBroken: () => report('the list of portfolios ended in an error'),
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: PortfoliosScreen,
})
