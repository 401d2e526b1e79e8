import { hoursProblem, minutesOf, type WeekdayHours, weekdays } from '@rules/bookings/hours'
import { or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { type Question, resourceBookings, resources } from '../../db/schema'
import { centsOf } from '../../services/platform/money'
import { storedHours } from '../hours'
import { among } from '../plan/among'
import { belonging } from '../plan/belonging'
import {
  buildingKeyOf,
  buildingUuidOf,
  listsOf,
  type PlanContext,
  placeOf,
  uuidWithin,
} from '../plan/context'
import { type AnySection, section } from '../plan/section'
import type { Row } from '../plan/tables'
import type { Path, WorldProblem } from '../problems'

/** The resources of each building that names them. One that was ever booked cannot be removed. */
export function resourceSection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'resources')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const rows = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.map((resource, position) => {
      const path = [...listPath, position]
      const { key, uuid, company, opensAt, closesAt, weekdayHours, price, currency, ...fields } =
        resource
      const owner =
        company === undefined
          ? { ownerType: 'building', ownerUuid: buildingUuid }
          : {
              ownerType: 'company',
              ownerUuid: context.references.company(company, [...path, 'company']),
            }
      return {
        key: `${building.key}/${key}`,
        path,
        values: {
          ...fields,
          ...owner,
          uuid: uuidWithin('resource', buildingUuid, { key, uuid }),
          buildingUuid,
          opensAt: minutesOf(opensAt),
          closesAt: minutesOf(closesAt),
          weekdayHours: weekdayHours && storedHours(weekdayHours),
          priceCents: price === undefined ? undefined : centsOf(price),
          currencyType: currency,
          position,
        },
      }
    }),
  )
  return section<'resources'>({
    kind: 'resource',
    table: 'resources',
    identity: ['uuid'],
    rows,
    where: or(
      among(resources.buildingUuid, listed),
      among(
        resources.uuid,
        rows.map(({ values }) => values.uuid),
      ),
    ),
    isListed: ({ buildingUuid }) => listed.has(buildingUuid),
    keyOf: ({ buildingUuid, name }) => `${keyOf(buildingUuid)}/${name}`,
    listPath: placeOf(lists),
    check: checkResource,
    blockedRemovals: (removed) => booked(context.tx, removed),
    buildingOf: buildingUuidOf,
  })
}

function checkResource(row: Row, path: Path): WorldProblem[] {
  const [opensAt = 0, closesAt = 0, slotMinutes = 0] = [
    row.opensAt,
    row.closesAt,
    row.slotMinutes,
  ].map(Number)
  const problems = checkHours({ opensAt, closesAt, slotMinutes }, path, [...path, 'slotMinutes'])
  const ownHours = (row.weekdayHours ?? {}) as WeekdayHours
  for (const day of weekdays) {
    const own = ownHours[day]
    const at = [...path, 'weekdayHours', day]
    if (own) problems.push(...checkHours({ ...own, slotMinutes }, at, [...at, 'closesAt']))
  }
  for (const [at, question] of questionsOf(row).entries()) {
    if (question.type !== 'choice' || (question.choices ?? []).length > 0) continue
    problems.push({
      path: [...path, 'questions', at, 'choices'],
      message: 'a question of the type choice needs choices',
    })
  }
  const hasPrice = row.priceCents !== undefined && row.priceCents !== null
  if (hasPrice && typeof row.currencyType !== 'string') {
    problems.push({ path: [...path, 'currency'], message: 'a price needs a currency, such as EUR' })
  }
  return problems
}

function checkHours(
  hours: Parameters<typeof hoursProblem>[0],
  path: Path,
  slotPath: Path,
): WorldProblem[] {
  const wrong = hoursProblem(hours)
  if (wrong === 'closes') return [{ path: [...path, 'closesAt'], message: 'must be after opensAt' }]
  if (wrong === 'slot') {
    const message = `a slot of ${hours.slotMinutes} minutes must fit between opensAt and closesAt`
    return [{ path: slotPath, message }]
  }
  return []
}

const questionsOf = ({ questions }: Row) => (questions ?? []) as Question[]

async function booked<R extends { uuid: string }>(
  tx: Connection,
  removed: readonly R[],
): Promise<ReadonlyMap<R, string>> {
  const rows = await tx
    .select({ uuid: resourceBookings.resourceUuid, bookings: sql<number>`count(*)::int` })
    .from(resourceBookings)
    .where(
      among(
        resourceBookings.resourceUuid,
        removed.map(({ uuid }) => uuid),
      ),
    )
    .groupBy(resourceBookings.resourceUuid)
  const counts = new Map(rows.map(({ uuid, bookings }) => [uuid, bookings]))
  return new Map(
    removed.flatMap((row) => {
      const count = counts.get(row.uuid)
      return count === undefined
        ? []
        : [
            [
              row,
              `${belonging(count, 'booking')} to it; add it again, with daysAhead: 0 to close it`,
            ],
          ]
    }),
  )
}
