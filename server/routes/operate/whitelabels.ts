import {
  createWhitelabel,
  deleteWhitelabel,
  type OperatedWhitelabel,
  operatedWhitelabels,
  readWhitelabel,
  updateWhitelabel,
} from '@contract/operate/whitelabels'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  createWhitelabel as create,
  readWhitelabel as read,
  deleteWhitelabel as remove,
  updateWhitelabel as update,
  whitelabelPage,
} from '../../services/operate/whitelabels'
import { deploymentChange } from './deploymentChange'

const changeOf = (before: OperatedWhitelabel | null, after: OperatedWhitelabel | null) =>
  deploymentChange('whitelabel', ({ brand, host }) => `${brand} (${host})`, before, after)

export const operateWhitelabelRoutes = [
  implement(operatedWhitelabels, ({ database, query }) =>
    whitelabelPage(database.connection, query),
  ),
  operateMutation(createWhitelabel, async (tx, { body, now }) => {
    const whitelabel = await create(tx, body, now())
    return { reply: { data: whitelabel }, changes: changeOf(null, whitelabel) }
  }),
  implement(readWhitelabel, async ({ database, params }) => ({
    data: await read(database.connection, params.whitelabelId),
  })),
  operateMutation(updateWhitelabel, async (tx, { params, body, now }) => {
    const { before, after } = await update(tx, params.whitelabelId.toLowerCase(), body, now())
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deleteWhitelabel, async (tx, { params }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.whitelabelId), null),
  })),
]
