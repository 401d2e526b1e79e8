import { sessionFamilies } from '@server/db/schema'
import * as v from 'valibot'
import { read, readProblem } from '../platform/reading'
import type { Answer, Sent, World } from '../world'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const record = v.object({
  data: v.looseObject({ uuid: v.string(), version: v.optional(v.number()) }),
})
const page = v.object({ data: v.array(v.looseObject({ uuid: v.string() })), total: v.number() })

export const codeOf = (answer: Answer): string => readProblem(answer).code
/** The record of a reply; its version, or 1 for one without. */
export function recordOf(answer: Answer) {
  const { version = 1, ...data } = read(record, answer.body).data
  return { ...data, version }
}
export const pageOf = (answer: Answer) => read(page, answer.body)

const orderedPage = v.object({ ...page.entries, order: v.string() })
/** A list that operators put in order. */
export const orderedPageOf = (answer: Answer) => read(orderedPage, answer.body)
/** The invalid fields that a refusal names. */
export const wrongFieldsOf = (answer: Answer): string[] => [
  ...new Set((readProblem(answer).errors ?? []).map(({ path }) => path)),
]

/** Calls the console of a world. */
export function operateCalls(world: World) {
  const call = (method: Method, path: string, sent: Sent = {}) =>
    world.request(method, `/api/portico/v1/operate/${path}`, sent)
  return {
    call,
    /** Signs in, and has the password confirmed for sensitive changes. */
    signIn: async (who: { email: string }): Promise<string> => {
      const { token } = await world.signIn(who)
      await world.database.connection
        .update(sessionFamilies)
        .set({ passwordConfirmedAt: world.clock.now })
      return token
    },
    audit: async (token: string, query = '') =>
      pageOf(await call('GET', `audit${query}`, { token })),
  }
}
