import { detail } from '@features/content/item/content.logic'
import type { Dependencies } from '@platform/host'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { turns } from '../../turns'
import { apiWith, fetchFrom } from '../appApi'
import { aBuilding, type Building } from '../builders/buildings'
import { anEvent } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { takenOf } from '../postCalls'
import { withSharedWorld } from '../withWorld'

type Visitor = { person: Person; token: string }

const world = withSharedWorld()
let tower: Building
let visitors: [Visitor, Visitor]
let restoreFetch: () => void
beforeAll(async () => {
  tower = await aBuilding(world)
  const signedIn = async (): Promise<Visitor> => {
    const person = await aPerson(world, { in: tower })
    return { person, token: (await world.signIn(person)).token }
  }
  visitors = [await signedIn(), await signedIn()]
  restoreFetch = fetchFrom(world)
})
afterAll(() => restoreFetch())

/** The page of an event, as this user has it open, on the app's own API client. */
function openPage({ person, token }: Visitor, uuid: string) {
  const api = apiWith(token)
  const nothing = () => undefined
  // The dialog of the global error and the passes are actors of the whole app.
  const machine = detail({ api } as Dependencies).provide({
    actions: { settleError: nothing, raiseError: nothing, invalidatePasses: nothing },
  })
  const page = createActor(machine, {
    input: {
      kind: 'eventPost',
      uuid,
      buildingUuid: tower.uuid,
      lang: 'en-us',
      userId: person.id,
      path: '/',
      keyPrefix: crypto.randomUUID(),
    },
  })
  return page.start()
}

const moves = constantFrom('reserve', 'cancel', 'close', 'reread')

it('never sells a place twice to two users, and both agree with the server in the end', async () => {
  await assert(
    asyncProperty(
      array(tuple(integer({ min: 0, max: 1 }), moves), { maxLength: 8 }),
      async (walk) => {
        const event = await anEvent(world, { in: tower, capacity: 1 })
        const pages = visitors.map((visitor) => openPage(visitor, event.uuid))
        const idle = () =>
          Promise.all(
            pages.map((page) =>
              waitFor(
                page,
                (at) =>
                  !at.hasTag('busy') &&
                  at.children.read?.getSnapshot().hasTag('busy') === false &&
                  at.context.participation !== null,
                { timeout: 5000 },
              ),
            ),
          )
        await idle()
        for (const [at, move] of walk) {
          const page = pages[at]
          if (move === 'close') page?.send({ type: 'dialog.closed' })
          else if (move === 'reread') page?.send({ type: 'request.invalidated' })
          else {
            // Not awaited: the requests of both users meet at the server.
            page?.send({ type: `${move}.pressed` })
            page?.send({ type: `${move}.confirmed` })
          }
          await Promise.resolve()
          const { count = 0 } = await takenOf(world, event)
          expect(count).toBeLessThanOrEqual(1)
        }
        await idle()
        for (const page of pages) page.send({ type: 'request.invalidated' })
        await turns(1)
        await idle()
        const { count, rows } = await takenOf(world, event)
        expect(rows).toBe(count)
        const shown = pages.map((page) => page.getSnapshot())
        expect(shown.map(({ context }) => context.participation?.taken)).toEqual([count, count])
        const mine = shown.reduce((sum, { context }) => sum + (context.participation?.mine ?? 0), 0)
        expect(mine).toBe(count)
        for (const page of pages) page.stop()
      },
    ),
    { numRuns: 25, seed: 4310 },
  )
}, 60_000)
