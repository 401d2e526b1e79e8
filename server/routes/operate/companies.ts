import {
  createCompany,
  deleteCompany,
  type OperatedCompany,
  operatedCompanies,
  readCompany,
  updateCompany,
} from '@contract/operate/companies'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import {
  companyPage,
  createCompany as create,
  readCompany as read,
  deleteCompany as remove,
  updateCompany as update,
} from '../../services/operate/companies'

function changeOf(
  company: OperatedCompany,
  before: OperatedCompany | null,
  after: OperatedCompany | null,
): Change {
  const { name, uuid, buildings } = company
  const buildingUuid = buildings[0]?.uuid ?? null
  return { kind: 'company', subject: name, subjectUuid: uuid, buildingUuid, before, after }
}

export const operateCompanyRoutes = [
  implement(operatedCompanies, ({ database, query, caller }) =>
    companyPage(database.connection, query, caller.operator.reach),
  ),
  implement(readCompany, async ({ database, params, caller }) => ({
    data: await read(database.connection, params.companyId, caller.operator.reach),
  })),
  operateMutation(createCompany, async (tx, { body, caller }) => {
    const company = await create(tx, body, caller.operator.reach)
    return { reply: { data: company }, changes: [changeOf(company, null, company)] }
  }),
  operateMutation(updateCompany, async (tx, { params, body, caller }) => {
    const { before, after } = await update(tx, params.companyId, body, caller.operator.reach)
    return { reply: { data: after }, changes: [changeOf(after, before, after)] }
  }),
  operateMutation(deleteCompany, async (tx, { params, caller }) => {
    const company = await remove(tx, params.companyId, caller.operator.reach)
    return { reply: {}, changes: [changeOf(company, company, null)] }
  }),
]
