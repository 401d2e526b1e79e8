import { uuid } from '@contract/values'
import * as v from 'valibot'
import { listQuery, version } from './lists'
import { ofDeployment, searchedRecord } from './records'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

export const operatedPortfolio = v.object({
  uuid,
  version,
  name,
  /** By name. */
  buildings: v.array(v.object({ uuid, name: v.string() })),
  /** Roles that are granted for it. */
  roles: v.number(),
})
export type OperatedPortfolio = v.InferOutput<typeof operatedPortfolio>

export const portfolios = searchedRecord({
  one: 'portfolio',
  many: 'portfolios',
  path: 'portfolios',
  param: 'portfolioId',
  owner: ofDeployment,
  capabilities: ['deployment.edit', 'deployment.edit'],
  row: operatedPortfolio,
  fields: { name },
  changes: {
    /** All of its buildings. A building belongs to one portfolio, and leaves its earlier one. */
    buildings: v.optional(v.pipe(v.array(v.object({ uuid })), v.maxLength(300))),
  },
  query: listQuery(['name'], {}),
  sensitive: 'update',
  refusals: { remove: ['portfolio_in_use'] },
  summaries: {
    list: 'The portfolios of the deployment',
    create: 'Add a portfolio without buildings',
    read: 'A portfolio with its buildings',
    update:
      'Rename a portfolio, or choose its buildings: roles for the portfolio cover them at once',
    remove: 'Remove a portfolio for which no role is granted; its buildings stay',
  },
})
