import type { Endpoint } from '@contract/endpoint'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { sessionFamilies } from '../db/schema'
import type { Principal } from '../services/auth/principal'
import { type Places, placesInBody, placesInPath } from '../services/operate/places'
import {
  type Access,
  accessFor,
  type Reach,
  reaches,
  reachOf,
  rolesOf,
} from '../services/operate/reach'
import { Refusal } from '../services/platform/refusal'

type Parts = { params: unknown; body: unknown }
type Given = { database: { connection: Connection }; now: () => Date }

/** How long a confirmed password allows sensitive changes. */
const confirmedMs = 10 * 60 * 1000

/**
 * The one check of what a caller may do in the console: the endpoint's capability, the record in the path, and the
 * places that the body names, against the caller's roles. Lists and look-ups then filter by `reach`. Null for an
 * endpoint that does not belong to the console.
 * @throws `permission_denied`; `not_found` for a record that the caller may not know of; `password_required`
 */
export async function admitOperator(
  { database: { connection }, now }: Given,
  { operate, isSensitive }: Endpoint,
  principal: Principal | null,
  { params, body }: Parts,
): Promise<Access | null> {
  if (operate === undefined) return null
  if (principal === null) throw new Refusal('unauthenticated')
  const held = await rolesOf(connection, principal.id)
  if (held.length === 0) throw denied('You have no role in the console.')
  const access = await accessFor(connection, held, operate)
  if (access.held.length === 0) throw denied('None of your roles allows this.')
  const known = await reachOf(connection, held)
  const inPath = await placesInPath(connection, (params ?? {}) as Record<string, string>)
  const person =
    inPath !== null && typeof inPath === 'object' && 'company' in inPath ? inPath.company : null
  const inBody = await placesInBody(connection, body, person)
  const places = [...(inPath === null ? [] : [inPath]), ...inBody]
  for (const each of places) checkPlaces(each, access, known)
  if (isSensitive === true) await checkPassword(connection, principal, now())
  return access
}

/** @param known the buildings that the caller has any role for */
function checkPlaces(
  places: Places,
  { held, reach, companies, shown }: Access,
  known: Reach,
): void {
  if (reach === 'all') return
  if (places === 'deployment') throw denied('Only an operator of the whole deployment can do this.')
  if ('portfolio' in places) {
    if (held.some(({ portfolioUuid }) => portfolioUuid === places.portfolio)) return
    throw unknown()
  }
  const { buildings, company } = places
  if (buildings.some((uuid) => reaches(reach, uuid))) return
  // Of a person of theirs, an administrator reaches what happens where their company rents.
  const isOwn = company !== null && companies.has(company)
  if (isOwn && buildings.some((uuid) => reaches(shown, uuid))) return
  if (buildings.some((uuid) => reaches(known, uuid)))
    throw denied('Your role there does not allow this.')
  throw unknown()
}

const unknown = () =>
  new Refusal('not_found', { detail: 'No such record in the places that your roles cover.' })

/** A stolen session alone must not suffice for a sensitive change. */
async function checkPassword(
  connection: Connection,
  { familyUuid }: Principal,
  now: Date,
): Promise<void> {
  const [row] = await connection
    .select({ confirmedAt: sessionFamilies.passwordConfirmedAt })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.uuid, familyUuid))
  const at = row?.confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY
  if (now.getTime() - at < confirmedMs) return
  throw new Refusal('password_required', {
    detail: 'Confirm your password at /portico/v1/operate/confirm-password, then repeat the call.',
  })
}

const denied = (detail: string) => new Refusal('permission_denied', { detail })
