import { readFileSync } from 'node:fs'

/** The table of docs/roles.md: capability → role → whether the role has it. */
export const documented = new Map(
  readFileSync(new URL('../../../docs/roles.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /\| (?:yes|no) \|/.test(line))
    .map((line) => {
      const [capability = '', ...marks] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1)
      const columns = [
        'operator',
        'portfolioManager',
        'buildingManager',
        'editor',
        'receptionist',
        'tenantAdministrator',
      ]
      const allowed = columns.filter((_, index) => marks[index] === 'yes')
      return [capability.replaceAll('`', ''), allowed]
    }),
)
