import type { RoleName } from '@contract/operate/roles'
import { beforeEach } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import type { Person } from '../builders/people'
import { withWorld } from '../withWorld'
import type { Sent } from '../world'
import { type Method, operateCalls, orderedPageOf, pageOf } from './operateCalls'

/**
 * The console of a world with two buildings, reset before each test of the calling file. Each role has a person: an
 * operator for the deployment, the others for the tower.
 *
 * @param roles `call` and what builds on it send the session of the first one, unless they are given another `token`
 */
export function withConsole<const R extends RoleName>(...roles: [R, ...R[]]) {
  const world = withWorld()
  const { signIn } = operateCalls(world)
  const tower = {} as Building
  const annex = {} as Building
  const people = {} as Record<R, Person>
  const tokens = {} as Record<R, string>
  beforeEach(async () => {
    Object.assign(tower, await aBuilding(world, { name: 'Alder Tower' }))
    Object.assign(annex, await aBuilding(world, { name: 'Birch Annex' }))
    for (const role of roles) {
      people[role] = await anOperator(world, { role, ...(role !== 'operator' && { of: tower }) })
      tokens[role] = await signIn(people[role])
    }
  })
  const call = (method: Method, path: string, sent?: Sent) =>
    operateCalls(world).call(method, path, { token: tokens[roles[0]], ...sent })
  return {
    world,
    tower,
    annex,
    people,
    tokens,
    signIn,
    call,
    list: async (path: string, token = tokens[roles[0]]) =>
      pageOf(await call('GET', path, { token })),
    /** A list that operators put in order. */
    ordered: async (path: string) => orderedPageOf(await call('GET', path)),
  }
}
