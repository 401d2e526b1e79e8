import {
  createResource,
  deleteResource,
  type OperatedResource,
  operatedResources,
  orderResources,
  readResource,
  updateResource,
} from '@contract/operate/resources'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  createResource as create,
  orderResources as order,
  readResource as read,
  deleteResource as remove,
  resourceList,
  updateResource as update,
} from '../../services/operate/offers/resources'
import { offerChange, orderChange } from './offers'

const nameOf = ({ name }: OperatedResource) => name
const changeOf = (before: OperatedResource | null, after: OperatedResource | null) =>
  offerChange('resource', nameOf, before, after)

export const operateResourceRoutes = [
  implement(operatedResources, ({ database, params, now }) =>
    resourceList(database.connection, params.buildingId, now()),
  ),
  operateMutation(orderResources, async (tx, { params, body, now }) => {
    const ordered = await order(tx, params.buildingId, body, now())
    return { reply: ordered.after, changes: orderChange('resource', nameOf, ordered) }
  }),
  operateMutation(createResource, async (tx, { params, body, now }) => {
    const resource = await create(tx, params.buildingId, body, now())
    return { reply: { data: resource }, changes: changeOf(null, resource) }
  }),
  implement(readResource, async ({ database, params, now }) => ({
    data: await read(database.connection, params.resourceId, now()),
  })),
  operateMutation(updateResource, async (tx, { params, body, now }) => {
    const { before, after } = await update(tx, params.resourceId, body, now())
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deleteResource, async (tx, { params, now }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.resourceId, now()), null),
  })),
]
