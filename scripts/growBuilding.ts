import { buildingUuid } from '@demo/buildings'
import { readConfiguration } from '@server/configuration'
import { categories, categoryContents, contents } from '@server/db/schema'
import { openDependencies } from '@server/openDependencies'
import { and, eq } from 'drizzle-orm'

/**
 * For `benchRender.mjs`: the demo world in DATA_DIR, with ITEMS more items in the categories of its
 * first building.
 */
const items = Number(process.env.ITEMS)
const dependencies = await openDependencies(
  await readConfiguration(process.cwd(), { ...process.env, DEMO: 'true', LOG_LEVEL: 'silent' }),
)
const { connection } = dependencies.database
const building = buildingUuid.meridian
const rows = await connection
  .select({ uuid: categories.uuid })
  .from(categories)
  .where(and(eq(categories.buildingUuid, building), eq(categories.active, true)))
const extra = Array.from({ length: items }, (_, n) => ({
  uuid: crypto.randomUUID(),
  buildingUuid: building,
  type: 'POST',
  title: `Item ${n}`,
  details: { description: 'Something that happened in the building. '.repeat(10) },
}))
if (items > 0) {
  await connection.insert(contents).values(extra)
  await connection.insert(categoryContents).values(
    extra.map(({ uuid }, n) => ({
      categoryUuid: rows[n % rows.length]?.uuid ?? '',
      contentUuid: uuid,
      position: 1000 + n,
    })),
  )
}
await dependencies.database.close()
