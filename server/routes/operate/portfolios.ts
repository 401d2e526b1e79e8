import {
  createPortfolio,
  deletePortfolio,
  type OperatedPortfolio,
  operatedPortfolios,
  readPortfolio,
  updatePortfolio,
} from '@contract/operate/portfolios'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  createPortfolio as create,
  portfolioPage,
  readPortfolio as read,
  deletePortfolio as remove,
  updatePortfolio as update,
} from '../../services/operate/portfolios'
import { deploymentChange } from './deploymentChange'

const changeOf = (before: OperatedPortfolio | null, after: OperatedPortfolio | null) =>
  deploymentChange('portfolio', ({ name }) => name, before, after)

export const operatePortfolioRoutes = [
  implement(operatedPortfolios, ({ database, query }) => portfolioPage(database.connection, query)),
  operateMutation(createPortfolio, async (tx, { body }) => {
    const portfolio = await create(tx, body)
    return { reply: { data: portfolio }, changes: changeOf(null, portfolio) }
  }),
  implement(readPortfolio, async ({ database, params }) => ({
    data: await read(database.connection, params.portfolioId),
  })),
  operateMutation(updatePortfolio, async (tx, { params, body }) => {
    const { before, after } = await update(tx, params.portfolioId, body)
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deletePortfolio, async (tx, { params }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.portfolioId), null),
  })),
]
