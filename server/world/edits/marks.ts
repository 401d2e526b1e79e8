import { randomUUID } from 'node:crypto'
import type { WorldExport } from '@contract/world/document'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../db/database'
import { settings } from '../../db/schema'

const idKey = 'deployment_id'
const appliedKey = 'applied_exports'
/** Of older ones, the moment of the export counts again, so `apply` asks once more. */
const maxApplied = 100

/** Identifies this deployment in the files that it exports; made on first use. */
export async function deploymentId(tx: Connection): Promise<string> {
  await tx.insert(settings).values({ key: idKey, value: randomUUID() }).onConflictDoNothing()
  const id = await read(tx, idKey)
  if (id === null) throw new Error('The id of the deployment was not stored')
  return id
}

/**
 * The moment whose records a file knows: that of its export, or of its last application. An export of another
 * deployment knows no change of this one.
 */
export async function knownUntil(tx: Connection, exported: WorldExport): Promise<Date> {
  const applied = (await readApplied(tx))[nameOf(exported)]
  const isOwn = exported.deployment === (await deploymentId(tx))
  const known = [isOwn ? exported.at : [], applied ?? []].flat().map((at) => Date.parse(at))
  return new Date(Math.max(0, ...known))
}

/** Stores that a file was applied: what the console changed before is as the file says, or as its author let it be. */
export async function setApplied(tx: Connection, exported: WorldExport, now: Date): Promise<void> {
  const { [nameOf(exported)]: _, ...others } = await readApplied(tx)
  const applied = [...Object.entries(others), [nameOf(exported), now.toISOString()]]
  const value = JSON.stringify(Object.fromEntries(applied.slice(-maxApplied)))
  await tx
    .insert(settings)
    .values({ key: appliedKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

const nameOf = ({ at, deployment }: WorldExport) => `${deployment} ${at}`

async function readApplied(tx: Connection): Promise<Record<string, string>> {
  return v.parse(v.record(v.string(), v.string()), JSON.parse((await read(tx, appliedKey)) ?? '{}'))
}

async function read(tx: Connection, key: string): Promise<string | null> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}
