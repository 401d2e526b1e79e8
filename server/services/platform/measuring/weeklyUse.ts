import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../db/database'

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const row = v.object({
  building_uuid: v.nullable(v.string()),
  building: v.nullable(v.string()),
  /** Null in the row with a building's totals. */
  what: v.nullable(v.string()),
  name: v.nullable(v.string()),
  events: count,
  users: count,
  p75: v.nullable(count),
})
const rowsOf = v.object({ rows: v.array(row) })
type Row = v.InferOutput<typeof row>

type Use = { name: string; events: number }
export type BuildingUse = {
  /** Null for events before a building was entered. */
  building: string | null
  /** The number of signed-in users. */
  users: number
  pageViews: number
  homeImpressions: number
  contentClicks: Use[]
  utilityClicks: Use[]
  pages: Use[]
  /** The 75th percentile over all measurements: in milliseconds, for `CLS` its score. */
  vitals: { name: string; p75: number; visits: number }[]
}

const most = 10

/** Usage in the seven days before `now`, by building; only users who gave consent are counted. */
export async function weeklyUse(connection: Connection, now: Date): Promise<BuildingUse[]> {
  const since = new Date(now.getTime() - 7 * 24 * 3600 * 1000)
  const answer = await connection.execute(sql`
    with week as (
      select e.*, case e.event
        when 'CONTENT_CLICKED' then e.properties->>'content_type'
        when 'UTILITY_BUTTON_CLICKED' then e.properties->>'utility_name'
        when 'WEB_VITAL' then e.properties->>'name'
        when 'PAGE_VIEW' then regexp_replace(e.path, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '…', 'g')
        else '' end as name
      from analytics_events e
      where e.at >= ${since.toISOString()} and e.at <= ${now.toISOString()}
    )
    select w.building_uuid, b.name as building, w.event as what, coalesce(w.name, '') as name, count(*) as events,
      count(distinct w.user_uuid) as users,
      percentile_cont(0.75) within group (order by case when w.event = 'WEB_VITAL' and jsonb_typeof(w.properties->'value') = 'number'
        then (w.properties->>'value')::float8 end) as p75
    from week w left join buildings b on b.uuid = w.building_uuid
    group by grouping sets ((w.building_uuid, b.name, w.event, coalesce(w.name, '')), (w.building_uuid, b.name))
    order by b.name nulls last, events desc`)
  return byBuilding(v.parse(rowsOf, answer).rows)
}

function byBuilding(rows: readonly Row[]): BuildingUse[] {
  const buildings = [...new Set(rows.map((each) => each.building_uuid))]
  return buildings.map((uuid) => {
    const own = rows.filter((each) => each.building_uuid === uuid)
    const of = (what: string) => own.filter((each) => each.what === what)
    const uses = (what: string): Use[] =>
      of(what)
        .map(({ name, events }) => ({ name: name ?? '', events }))
        .slice(0, most)
    const total = (what: string) => of(what).reduce((sum, { events }) => sum + events, 0)
    return {
      building: own[0]?.building ?? null,
      users: own.find(({ what }) => what === null)?.users ?? 0,
      pageViews: total('PAGE_VIEW'),
      homeImpressions: total('HOME_IMPRESSION'),
      contentClicks: uses('CONTENT_CLICKED'),
      utilityClicks: uses('UTILITY_BUTTON_CLICKED'),
      pages: uses('PAGE_VIEW'),
      vitals: of('WEB_VITAL').flatMap(({ name, p75, events }) =>
        name === null || p75 === null ? [] : [{ name, p75, visits: events }],
      ),
    }
  })
}
