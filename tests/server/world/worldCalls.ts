import { type WorldInput, worldDocument } from '@contract/world/document'
import type { Connection } from '@server/db/database'
import type { Given } from '@server/services/operate/recordService'
import { applyWorld } from '@server/world/applyWorld'
import { applyLogged } from '@server/world/log/applyLogged'
import type { WorldPlan } from '@server/world/plan/plan'
import { planWorld } from '@server/world/planWorld'
import { pathText, WorldRefusal } from '@server/world/problems'
import * as v from 'valibot'
import type { World } from '../world'

/** Plans and applies documents as the command and the console do, without a file. */
export function worldCalls(world: World) {
  const plan = (input: WorldInput): Promise<WorldPlan> =>
    world.database.transaction((tx) =>
      planWorld(tx, v.parse(worldDocument, input), world.clock.now),
    )
  const apply = (input: WorldInput): Promise<WorldPlan> =>
    world.database.transaction(async (tx) => {
      const made = await planWorld(tx, v.parse(worldDocument, input), world.clock.now)
      await applyWorld(tx, made)
      return made
    })
  const given: Given = {
    get now() {
      return world.clock.now
    },
    reach: 'all',
    topics: [],
    sessionDays: { user: 1, kiosk: 1 },
  }
  const applyLoggedIn = async (tx: Connection, input: WorldInput): Promise<void> => {
    const actor = 'tower.yaml (0123456789ab)'
    const author = { actor, client: null, action: 'applyFile', at: world.clock.now }
    const made = await planWorld(tx, v.parse(worldDocument, input), world.clock.now)
    await applyLogged(tx, made, author, given)
  }
  return {
    plan,
    apply,
    given,
    applyLoggedIn,
    /** The same with the log of changes. */
    applyLogged: (input: WorldInput): Promise<void> =>
      world.database.transaction((tx) => applyLoggedIn(tx, input)),
    /** What differs, as `+ kind key`, `~ kind key field: before → after`, `- kind key`. */
    differences: async (input: WorldInput): Promise<string[]> =>
      (await plan(input)).changes.flatMap(({ state, kind, key, fields }) => {
        if (state === 'unchanged') return []
        if (state !== 'changed') return [`${state === 'created' ? '+' : '-'} ${kind} ${key}`]
        return fields.map(
          ({ field, before, after }) =>
            `~ ${kind} ${key} ${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
        )
      }),
    /** The problems that refuse a document, as `path: message`. */
    refusals: async (input: WorldInput): Promise<string[]> => {
      const error: unknown = await apply(input).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (!(error instanceof WorldRefusal)) throw new Error(`not refused: ${String(error)}`)
      return error.problems.map(({ path, message }) => `${pathText(path)}: ${message}`)
    },
  }
}
