import { Client } from 'pg'

/**
 * Makes a database on a PostgreSQL of the tests, under a name that nobody else has.
 *
 * @param given address of any database there
 * @param template name of a database that it becomes a copy of, to which nobody may be connected
 */
export async function newDatabase(
  given: string,
  template?: string,
): Promise<{ name: string; url: string }> {
  const name = `portico_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: given })
  await admin.connect()
  await admin.query(
    `create database ${name}${template === undefined ? '' : ` template ${template}`}`,
  )
  await admin.end()
  const url = new URL(given)
  url.pathname = `/${name}`
  return { name, url: url.href }
}
