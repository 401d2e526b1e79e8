import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { PortfolioScreen } from './PortfolioScreen'
import { changesOf, isNamed, versioned } from './portfolio.logic'

/** A portfolio: its name, and its buildings. */
export const portfolioPage = definePage({
  name: 'portfolio',
  path: paths.portfolio('$id'),
  logic: ({ calls }) =>
    recordOf(isNamed, {
      read: calls.portfolios.read,
      update: calls.portfolios.update,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: PortfolioScreen,
})
