import {
  createCompany,
  deleteCompany,
  operatedCompanies,
  readCompany,
  updateCompany,
} from '@contract/operate/companies'
import type { Dependencies } from '../../http/dependencies'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  companyPage,
  createCompany as create,
  readCompany as read,
  deleteCompany as remove,
  updateCompany as update,
} from '../../services/operate/companies'
import type { Registrar } from '../../services/operate/domains'
import type { Access } from '../../services/operate/reach'
import { companyChange } from '../../services/operate/recordChange'

type Calling = Pick<Dependencies, 'deployment'> & { caller: { operator: Access } }

const registrarOf = ({ caller, deployment }: Calling): Registrar => ({
  reach: caller.operator.reach,
  publicHosts: deployment.server.publicHosts,
})

export const operateCompanyRoutes = [
  implement(operatedCompanies, ({ database, query, caller }) =>
    companyPage(database.connection, query, caller.operator.reach),
  ),
  implement(readCompany, async ({ database, params, caller }) => ({
    data: await read(database.connection, params.companyId, caller.operator.reach),
  })),
  operateMutation(createCompany, async (tx, call) => {
    const company = await create(tx, call.body, registrarOf(call))
    return { reply: { data: company }, changes: companyChange(null, company) }
  }),
  operateMutation(updateCompany, async (tx, call) => {
    const { params, body } = call
    const { before, after } = await update(tx, params.companyId, body, {
      ...registrarOf(call),
      now: call.now(),
    })
    return { reply: { data: after }, changes: companyChange(before, after) }
  }),
  operateMutation(deleteCompany, async (tx, { params, caller }) => {
    const company = await remove(tx, params.companyId, caller.operator.reach)
    return { reply: {}, changes: companyChange(company, null) }
  }),
]
