import {
  createUtility,
  deleteUtility,
  type OperatedUtility,
  operatedUtilities,
  orderUtilities,
  readUtility,
  updateUtility,
} from '@contract/operate/utilities'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  createUtility as create,
  orderUtilities as order,
  readUtility as read,
  deleteUtility as remove,
  updateUtility as update,
  utilityList,
} from '../../services/operate/offers/utilities'
import { offerChange, orderChange } from './offers'

const nameOf = ({ text }: OperatedUtility) => text
const changeOf = (before: OperatedUtility | null, after: OperatedUtility | null) =>
  offerChange('utility', nameOf, before, after)

export const operateUtilityRoutes = [
  implement(operatedUtilities, ({ database, params }) =>
    utilityList(database.connection, params.buildingId),
  ),
  operateMutation(orderUtilities, async (tx, { params, body }) => {
    const ordered = await order(tx, params.buildingId, body)
    return { reply: ordered.after, changes: orderChange('utility', nameOf, ordered) }
  }),
  operateMutation(createUtility, async (tx, { params, body }) => {
    const utility = await create(tx, params.buildingId, body)
    return { reply: { data: utility }, changes: changeOf(null, utility) }
  }),
  implement(readUtility, async ({ database, params }) => ({
    data: await read(database.connection, params.utilityId),
  })),
  operateMutation(updateUtility, async (tx, { params, body }) => {
    const { before, after } = await update(tx, params.utilityId, body)
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deleteUtility, async (tx, { params }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.utilityId), null),
  })),
]
