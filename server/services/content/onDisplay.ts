import { type Displayed, lifeCycleAt } from '@rules/content/lifeCycle'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import { contents, users } from '../../db/schema'

/** Who reads, and when. */
export type Viewer = { companyUuid: string | null; now: Date }

/** The same for a condition, whose query may look the company up itself. */
export type Viewing = { companyUuid: string | null | SQL; now: Date }

type Shown = Displayed & { audience: readonly string[] }

/** A condition on `contents`: the item is live at this moment (`rules/content/lifeCycle.ts`), and shown to the viewer. */
export function onDisplay({ companyUuid, now }: Viewing): SQL | undefined {
  const { publication, displayFrom, displayUntil, audience } = contents
  return and(
    eq(publication, 'published'),
    or(isNull(displayFrom), lte(displayFrom, now)),
    or(isNull(displayUntil), gt(displayUntil, now)),
    or(
      sql`${audience} = '[]'::jsonb`,
      companyUuid === null
        ? undefined
        : sql`${audience} @> jsonb_build_array((${companyUuid})::text)`,
    ),
  )
}

/** The same check for a row that has already been read. */
export const isOnDisplay = (row: Shown, { companyUuid, now }: Viewer): boolean =>
  lifeCycleAt(row, now) === 'live' && isShownTo(row, companyUuid)

/** Whether an item is shown to the people of a company, or to one without a company. */
const isShownTo = ({ audience }: Pick<Shown, 'audience'>, companyUuid: string | null): boolean =>
  audience.length === 0 || (companyUuid !== null && audience.includes(companyUuid))

/**
 * Whether an editor has not withdrawn an item that was shown: it is live, or has ended. What those who take part in it
 * still see, whatever its audience is now.
 */
export function isOrWasOnDisplay(row: Displayed, now: Date): boolean {
  const state = lifeCycleAt(row, now)
  return state === 'live' || state === 'ended'
}

/** The same for those who do not take part: they see only what is shown to them. */
export const isOrWasShownTo = (row: Shown, { companyUuid, now }: Viewer): boolean =>
  isOrWasOnDisplay(row, now) && isShownTo(row, companyUuid)

/** The viewer that a user is. */
export async function viewerOf(connection: Connection, userId: number, now: Date): Promise<Viewer> {
  const [row] = await companyQuery(connection).execute({ userId })
  return { companyUuid: row?.companyUuid ?? null, now }
}

/** The company of a user, within a query. */
export const companyOf = (userId: number): SQL =>
  sql`select ${users.companyUuid} from ${users} where ${users.id} = ${userId}`

const companyQuery = prepared((connection) =>
  connection
    .select({ companyUuid: users.companyUuid })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(''),
)

/** What a message about an item may say: those who do not see the item may receive it. */
export const messageAbout = ({ uuid, audience }: { uuid: string; audience: readonly string[] }) =>
  audience.length === 0 ? { uuid } : null
