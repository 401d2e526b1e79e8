import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '@server/db/database'
import { openEmbedded, openPostgres } from '@server/db/open'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { newDatabase } from '../newDatabase'

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))

/** Set by the test command when the suite runs against a real PostgreSQL. */
export const postgresUrl = process.env.TEST_POSTGRES_URL

/** The initial contents of a database: only the brands' white-labels, or the whole demo. */
export type Seed = 'empty' | 'demo'

/** Databases of closed worlds. Restoring the seed takes a tenth of the time of another one. */
const left: Record<Seed, Database[]> = { empty: [], demo: [] }

/** A separate database for one world. */
export async function openTestDatabase(seed: Seed = 'empty'): Promise<Database> {
  const used = left[seed].pop()
  if (used !== undefined) {
    await restoreSeed(used)
    return used
  }
  const template = inject('databaseTemplates')[seed]
  const database =
    postgresUrl === undefined
      ? await openEmbedded(null, migrations, new Blob([readFileSync(template)]))
      : await openPostgres((await newDatabase(postgresUrl, template)).url, migrations)
  const saved: Database = { ...database, close: () => Promise.resolve(void left[seed].push(saved)) }
  return saved
}

/** Restores the seed from the schema of that name in the template (see `template.ts`), in the tables with changes since. */
export async function restoreSeed({ connection }: Database): Promise<void> {
  await connection.execute(sql`
    do $$
    declare one record;
    begin
      -- The tables are filled in no order, so no reference is checked meanwhile, and no trigger fires.
      set local session_replication_role = replica;
      for one in select * from seed.tables where name in (select name from seed.touched) loop
        execute format('delete from public.%I', one.name);
        if one.rows > 0 then
          execute format(
            'insert into public.%1$I (%2$s) overriding system value select %2$s from seed.%1$I', one.name, one.columns
          );
        end if;
        if one.sequence is not null then
          execute format(
            'select setval(%L, coalesce(max(%2$I), 1), max(%2$I) is not null) from public.%3$I',
            one.sequence, one.identity, one.name
          );
        end if;
      end loop;
      delete from seed.touched;
    end $$
  `)
}
