import { cancelVisitor, inviteVisitor, visitorLeft, visitors } from '@contract/visitors'
import type { Dependencies } from '../http/dependencies'
import { implement, mutation, stagedMutation } from '../http/implement'
import type { Letters, Mail } from '../ports/mail'
import { codeOf } from '../services/content/passes/passCode'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import { visitorLetter } from '../services/visitors/visitorLetter'
import {
  boundTo,
  cancelVisit,
  endVisit,
  enterAsHost,
  invite,
  visitorReply,
  visitorsOf,
} from '../services/visitors/visitors'
import { pageLimit } from './page'

/** The caller and the building; `callerOf` has restricted a mini-app to its own building. */
const hostOf = (call: {
  caller: { principal: { id: number } }
  params: { buildingId: string }
  now: () => Date
}) => ({
  userId: call.caller.principal.id,
  buildingUuid: call.params.buildingId.toLowerCase(),
  now: call.now(),
})

/** Sends no mail to a recipient over the limit; the change that the mail is about remains. */
async function postUnlessTooMany(
  {
    limits,
    log,
    mail,
    caller,
  }: Pick<Dependencies, 'limits' | 'log'> & {
    mail: Letters
    caller: { traceId: string }
  },
  letter: Mail,
): Promise<void> {
  try {
    await limits.consume('letterByRecipient', letter.to)
    mail.post(letter)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log.warn(
      { trace: caller.traceId },
      'a mail to a visitor was not sent: too many to one recipient',
    )
  }
}

export const visitorRoutes = [
  implement(visitors, async (call) => {
    const { database, hash, query } = call
    const { limit = pageLimit, offset = 0 } = query
    const host = hostOf(call)
    const { timezone } = await enterAsHost(database.connection, host)
    const { rows, total } = await visitorsOf(database.connection, host, { limit, offset })
    const data = rows.map((row) => visitorReply(row, { hash, timezone, now: host.now }))
    return { data, total, limit, offset }
  }),

  stagedMutation(
    inviteVisitor,
    async (call, commit) => {
      const { hash, body, caller, limits } = call
      const host = hostOf(call)
      const building = await enterAsHost(call.database.connection, host)
      const { timezone } = building
      const { brand } = await whitelabelFor(call, caller.host)
      await limits.consume('letterByRecipient', body.email)
      return commit(async (tx) => {
        const row = await invite(tx, body, { ...host, timezone })
        const code = codeOf(hash, boundTo(row))
        call.mail.post(
          visitorLetter({ row, building, brand, locale: caller.locale, tells: 'invited', code }),
        )
        return { data: visitorReply(row, { hash, timezone, now: host.now }) }
      })
    },
    { limit: 'visitorInvitedByUser' },
  ),

  stagedMutation(
    cancelVisitor,
    async (call, commit) => {
      const { database, hash, params, caller } = call
      const host = hostOf(call)
      const building = await enterAsHost(database.connection, host)
      const { brand } = await whitelabelFor(call, caller.host)
      let letter: Mail | null = null
      const done = await commit(async (tx) => {
        const row = await cancelVisit(tx, params.visitorUuid, host)
        letter = visitorLetter({ row, building, brand, locale: caller.locale, tells: 'cancelled' })
        return { data: visitorReply(row, { hash, timezone: building.timezone, now: host.now }) }
      })
      if (letter !== null) await postUnlessTooMany(call, letter)
      return done
    },
    { limit: 'visitorChangedByUser' },
  ),

  mutation(
    visitorLeft,
    async (tx, call) => {
      const { hash, params } = call
      const host = hostOf(call)
      const { timezone } = await enterAsHost(tx, host)
      const row = await endVisit(tx, params.visitorUuid, host)
      return { data: visitorReply(row, { hash, timezone, now: host.now }) }
    },
    { limit: 'visitorChangedByUser' },
  ),
]
