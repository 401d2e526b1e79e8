import type { WorldDocument } from '@contract/world/document'
import type { Connection } from '../../db/database'
import { buildings, companies, portfolios } from '../../db/schema'
import { derivedUuid } from '../derivedUuid'
import type { Path, WorldProblem } from '../problems'

/** The uuid of the record that a reference names; an unknown one is reported, and the plan fails. */
type Resolve = (reference: string, path: Path) => string

export type References = {
  building: Resolve
  company: Resolve
  portfolio: Resolve
  /** The name of a stored building, company or portfolio; the uuid itself if there is none. */
  nameOf: (uuid: string) => string
}

const nil = '00000000-0000-0000-0000-000000000000'

type Named = { key: string; uuid?: string | undefined }

/** The uuid of a record of the top level. */
export const uuidOf = (kind: string, { key, uuid }: Named): string =>
  uuid ?? derivedUuid(`${kind}/${key}`)

/** References to records of the document, otherwise of the database, by key or uuid. */
export async function readReferences(
  tx: Connection,
  document: WorldDocument,
  problems: WorldProblem[],
): Promise<References> {
  const names = new Map<string, string>()
  const resolve = async (
    kind: 'building' | 'company' | 'portfolio',
    list: keyof WorldDocument,
    described: readonly Named[],
    table: typeof buildings | typeof companies | typeof portfolios,
  ): Promise<Resolve> => {
    const stored = await tx.select({ uuid: table.uuid, name: table.name }).from(table)
    for (const { uuid, name } of stored) names.set(uuid, name)
    const byKey = new Map(described.map((record) => [record.key, uuidOf(kind, record)]))
    const uuids = new Set([...stored.map(({ uuid }) => uuid), ...byKey.values()])
    return (reference, path) => {
      const candidates = [
        byKey.get(reference),
        derivedUuid(`${kind}/${reference}`),
        reference.toLowerCase(),
      ]
      const found = candidates.find((uuid) => uuid !== undefined && uuids.has(uuid))
      if (found !== undefined) return found
      problems.push({
        path,
        message: `there is no ${kind} "${reference.slice(0, 80)}"; add it to ${list}, or name its key or uuid`,
      })
      return nil
    }
  }
  return {
    building: await resolve('building', 'buildings', document.buildings, buildings),
    company: await resolve('company', 'companies', document.companies, companies),
    portfolio: await resolve('portfolio', 'portfolios', document.portfolios, portfolios),
    nameOf: (uuid) => names.get(uuid) ?? uuid,
  }
}
