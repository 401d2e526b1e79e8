import { or } from 'drizzle-orm'
import { guestBuildings, whitelabels } from '../../db/schema'
import { contrastProblem } from '../contrastProblem'
import { derivedUuid } from '../derivedUuid'
import { omit } from '../omit'
import { among } from '../plan/among'
import type { PlanContext } from '../plan/context'
import { idOrPending } from '../plan/pendingId'
import { type AnySection, section } from '../plan/section'

/** The white-labels of a document, and the guest buildings that they offer. */
export async function whitelabelSections(context: PlanContext): Promise<AnySection[]> {
  const { document, problems, references, tx } = context
  const named = document.whitelabels
  const stored = await tx
    .select({ id: whitelabels.id, uuid: whitelabels.uuid, host: whitelabels.host })
    .from(whitelabels)
    .where(
      or(
        among(
          whitelabels.host,
          named.map(({ host }) => host),
        ),
        among(
          whitelabels.uuid,
          named.flatMap(({ uuid }) => uuid ?? []),
        ),
      ),
    )
  // White-labels of one document may exchange their hosts: each is named by its uuid.
  const givesUp = ({ uuid, host }: { uuid: string; host: string }) =>
    named.some((other) => other.uuid === uuid && other.host !== host)
  const ids = new Map(stored.map(({ id, uuid }) => [uuid, id]))
  const rows = named.map((whitelabel, at) => {
    const { guestBuildings: guests, uuid: given, configUuid, host, ...fields } = whitelabel
    const path = ['whitelabels', at]
    const ofHost = stored.find((row) => row.host === host)
    const uuid = given ?? ofHost?.uuid ?? derivedUuid(`white-label/${host}`)
    if (ofHost !== undefined && ofHost.uuid !== uuid && !givesUp(ofHost)) {
      problems.push({
        path: [...path, 'host'],
        message: `the host ${host} is taken by the white-label ${ofHost.uuid}; choose another host, leave the uuid out to change that white-label, or give that one another host in this file`,
      })
    }
    return {
      key: host,
      path,
      guests: guests?.map((guest, nth) => ({
        guest,
        path: [...path, 'guestBuildings', nth],
        buildingUuid: references.building(guest, [...path, 'guestBuildings', nth]),
      })),
      values: { ...fields, host, uuid, configUuid },
      initial: { configUuid: derivedUuid(`white-label-configuration/${host}`) },
    }
  })
  const hosts = new Set<string>()
  for (const { key, path } of rows) {
    if (hosts.has(key))
      problems.push({
        path: [...path, 'host'],
        message: `the host ${key} is named twice; remove one of them`,
      })
    hosts.add(key)
  }
  const offering = rows.filter(({ guests }) => guests !== undefined)
  return [
    section<'whitelabels'>({
      kind: 'white-label',
      table: 'whitelabels',
      identity: ['uuid'],
      rows: rows.map((row) => omit(row, 'guests')),
      where: among(
        whitelabels.uuid,
        rows.map(({ values }) => values.uuid),
      ),
      isListed: null,
      keyOf: ({ host }) => host,
      required: ['brandIdentifier', 'brand', 'family'],
      check: (row, path) =>
        contrastProblem(row, ['themePrimaryFontColor', 'themePrimaryColor'], path),
    }),
    section<'guestBuildings'>({
      kind: 'guest building',
      table: 'guestBuildings',
      identity: ['whitelabelId', 'buildingUuid'],
      rows: offering.flatMap(({ key, guests = [], values }) =>
        guests.map(({ guest, path, buildingUuid }) => ({
          key: `${key}/${guest}`,
          path,
          values: { whitelabelId: idOrPending('whitelabels', values.uuid, ids), buildingUuid },
        })),
      ),
      where: among(
        guestBuildings.whitelabelId,
        offering.flatMap(({ values }) => ids.get(values.uuid) ?? []),
      ),
      isListed: () => true,
      keyOf: ({ buildingUuid }) => references.nameOf(buildingUuid),
    }),
  ]
}
