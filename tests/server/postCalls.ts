import { contentClaims, contents, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import type { Ref } from './builders/build'
import type { Sent, World } from './world'

/** The calls about events and offers of a building, by a signed-in user. */
export function postCalls(world: World, { uuid: own }: Ref, token: () => string) {
  const call = (method: string, path: string, sent: Sent = {}) =>
    world.request(method, `/api/tenant/v1${path}`, { token: token(), ...sent })
  const below = (building: string) => `/buildings/${building}`
  return {
    post: (uuid: string, query = '') => call('GET', `/posts/${uuid}${query}`),
    event: (uuid: string, query = '') => call('GET', `/event-posts/${uuid}${query}`),
    offer: (uuid: string, query = '') => call('GET', `/offers/${uuid}${query}`),
    attend: (uuid: string, sent?: Sent, building: string = own) =>
      call('PUT', `${below(building)}/event-posts/${uuid}/attend`, sent),
    recall: (uuid: string, sent?: Sent) => call('PUT', `/event-posts/${uuid}/recall`, sent),
    claim: (uuid: string, sent?: Sent, building: string = own) =>
      call('PUT', `${below(building)}/offers/${uuid}/claim`, sent),
    cancel: (uuid: string, sent?: Sent, building: string = own) =>
      call('PUT', `${below(building)}/offers/${uuid}/cancel`, sent),
  }
}

/** The count in the table, and the number of rows. */
export async function takenOf({ database: { connection } }: World, { uuid }: Ref) {
  const [row] = await connection.select().from(contents).where(eq(contents.uuid, uuid))
  const rows = await connection.$count(contentClaims, eq(contentClaims.contentUuid, uuid))
  return { count: row?.claimCount, rows }
}

export async function userId({ database }: World, email: string): Promise<number> {
  const [row] = await database.connection.select().from(users).where(eq(users.email, email))
  return row?.id ?? 0
}
