import { readFileSync } from 'node:fs'

const columns = [
  'operator',
  'portfolioManager',
  'buildingManager',
  'editor',
  'receptionist',
  'engineer',
  'tenantAdministrator',
]

/** A table of docs/roles.md: what the first cell names → the roles that have it. */
const tableOf = (heading: string) =>
  new Map(
    (
      readFileSync(new URL('../../../docs/roles.md', import.meta.url), 'utf8')
        .split(/^## /m)
        .find((section) => section.startsWith(`${heading}\n`)) ?? ''
    )
      .split('\n')
      .filter((line) => /\| (?:yes|no) \|/.test(line))
      .map((line) => {
        const [name = '', ...marks] = line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1)
        const allowed = columns.filter((_, index) => marks[index] === 'yes')
        return [name.replaceAll('`', ''), allowed]
      }),
  )

export const documented = tableOf('Capabilities')
export const documentedPermissions = tableOf('Permissions in the app')
