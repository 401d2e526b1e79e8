import {
  publicTheme,
  publicWhitelabel,
  whitelabelById,
  whitelabelConfig,
} from '@contract/whitelabel'
import { implement } from '../http/implement'
import { Refusal } from '../services/platform/refusal'
import {
  domainThemeReply,
  whitelabelByKey,
  whitelabelOfHost,
  whitelabelReply,
} from '../services/tenancy/whitelabels'

export const whitelabelRoutes = [
  implement(publicWhitelabel, async ({ database, query }) => {
    const row = await whitelabelOfHost(database.connection, query.domain)
    if (row === null) throw new Refusal('whitelabel_not_found')
    return whitelabelReply(row)
  }),

  implement(whitelabelById, async ({ database, params: { whitelabelId } }) => {
    const key = /^\d+$/.test(whitelabelId) ? { id: Number(whitelabelId) } : { uuid: whitelabelId }
    return whitelabelReply(await whitelabelByKey(database.connection, key))
  }),

  implement(publicTheme, async ({ database, query }) => {
    const row = await whitelabelOfHost(database.connection, query.domain)
    if (row === null) throw new Refusal('whitelabel_not_found')
    return domainThemeReply(row)
  }),

  implement(whitelabelConfig, async ({ database, params: { configUuid } }) => {
    const row = await whitelabelByKey(database.connection, { configUuid })
    return { uuid: row.configUuid, help_desk_email: row.helpDeskEmail }
  }),
]
