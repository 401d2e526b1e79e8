import type { RoleName } from '@contract/operate/roles'
import * as tables from '@server/db/schema'
import type { PlaceInTime, Ref } from './build'
import { aPerson, type Person } from './people'

type Given = Partial<typeof tables.users.$inferInsert> & {
  /** The building that they belong to as a person. */
  in?: Ref
  role?: RoleName
  /** The building, the portfolio or the company that the role is for. */
  of?: Ref
  portfolio?: Ref
  company?: Ref
}

/** Gives a person a role in the console; without building and portfolio, for the whole deployment. */
export async function aGrant(
  { database, clock }: PlaceInTime,
  {
    to,
    role,
    of,
    portfolio,
    company,
  }: { to: { id: number }; role: RoleName; of?: Ref; portfolio?: Ref; company?: Ref },
): Promise<{ uuid: string }> {
  const uuid = crypto.randomUUID()
  await database.connection.insert(tables.operatorGrants).values({
    uuid,
    userId: to.id,
    role,
    buildingUuid: of?.uuid ?? null,
    portfolioUuid: portfolio?.uuid ?? null,
    companyUuid: company?.uuid ?? null,
    grantedAt: clock.now,
  })
  return { uuid }
}

/** A user with one role in the console; an operator of the deployment by default. */
export async function anOperator(
  place: PlaceInTime,
  { role = 'operator', of, portfolio, company, ...given }: Given = {},
): Promise<Person> {
  const person = await aPerson(place, { firstName: 'Ola', lastName: 'Perry', ...given })
  const where = { ...(of && { of }), ...(portfolio && { portfolio }), ...(company && { company }) }
  await aGrant(place, { to: person, role, ...where })
  return person
}
