import { Client } from 'pg'

/**
 * Creates a database with a unique name on the tests' PostgreSQL.
 *
 * @param given URL of any database there
 * @param template name of a database to copy, which must have no connections
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
