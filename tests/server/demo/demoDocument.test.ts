import { demoDocument } from '@demo/document/worldDocument'
import { samlKey } from '@demo/saml/key'
import * as tables from '@server/db/schema'
import { seededKey } from '@server/services/platform/demoDatabase'
import { planWorld } from '@server/world/planWorld'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { demo } from '../world'

const world = withSharedWorld({ seed: 'demo' })

it('describes the world that the demo has seeded', async () => {
  const { changes } = await world.database.transaction(async (tx) => {
    const [row] = await tx.select().from(tables.settings).where(eq(tables.settings.key, seededKey))
    const seededAt = new Date(row?.value ?? '')
    const { certificate } = await samlKey(tx, seededAt)
    return planWorld(
      tx,
      demoDocument({ brands: demo.brands, certificate, now: seededAt }),
      seededAt,
    )
  })
  expect(changes.length).toBeGreaterThan(400)
  expect(changes.filter(({ state }) => state !== 'unchanged')).toEqual([])
})
