import {
  type OperatedMiniApp,
  operatedMiniApps,
  readMiniApp,
  registerMiniApp,
  unregisterMiniApp,
  updateMiniApp,
} from '@contract/operate/miniApps'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  registerMiniApp as create,
  miniAppPage,
  readMiniApp as read,
  unregisterMiniApp as remove,
  updateMiniApp as update,
} from '../../services/operate/offers/miniApps'
import { offerChange } from './offers'

const changeOf = (before: OperatedMiniApp | null, after: OperatedMiniApp | null) =>
  offerChange('miniApp', ({ name }) => name, before, after)

export const operateMiniAppRoutes = [
  implement(operatedMiniApps, ({ database, query, caller }) =>
    miniAppPage(database.connection, query, caller.operator.reach),
  ),
  operateMutation(registerMiniApp, async (tx, { params, body, caller }) => {
    const app = await create(tx, params.buildingId, body, caller.operator.reach)
    return { reply: { data: app }, changes: changeOf(null, app) }
  }),
  implement(readMiniApp, async ({ database, params, caller }) => ({
    data: await read(database.connection, params.registrationId, caller.operator.reach),
  })),
  operateMutation(updateMiniApp, async (tx, { params, body, caller, now }) => {
    const by = { reach: caller.operator.reach, now: now() }
    const { before, after } = await update(tx, params.registrationId, body, by)
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(unregisterMiniApp, async (tx, { params, caller }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.registrationId, caller.operator.reach), null),
  })),
]
