import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

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

const path = '/portico/v1/operate/portfolios'
const params = v.object({ portfolioId: uuid })

export const operatedPortfolios = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'The portfolios of the deployment',
  query: listQuery(['name'], {}),
  reply: listOf(operatedPortfolio),
  errors: [],
})

export const createPortfolio = endpoint({
  method: 'POST',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Add a portfolio without buildings',
  body: v.object({ name }),
  reply: envelope(operatedPortfolio),
  status: 201,
  errors: [],
})

export const readPortfolio = endpoint({
  method: 'GET',
  path: `${path}/:portfolioId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'A portfolio with its buildings',
  params,
  reply: envelope(operatedPortfolio),
  errors: [],
})

export const updatePortfolio = endpoint({
  method: 'PUT',
  path: `${path}/:portfolioId`,
  access: 'user',
  operate: 'deployment.edit',
  isSensitive: true,
  summary:
    'Rename a portfolio, or choose its buildings: roles for the portfolio cover them at once',
  params,
  body: v.object({
    version,
    name: v.optional(name),
    /** All of its buildings. A building belongs to one portfolio, and leaves its earlier one. */
    buildings: v.optional(v.pipe(v.array(v.object({ uuid })), v.maxLength(300))),
  }),
  reply: envelope(operatedPortfolio),
  errors: ['version_conflict', 'password_required'],
})

export const deletePortfolio = endpoint({
  method: 'DELETE',
  path: `${path}/:portfolioId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Remove a portfolio for which no role is granted; its buildings stay',
  params,
  reply: nothing,
  errors: ['portfolio_in_use'],
})
