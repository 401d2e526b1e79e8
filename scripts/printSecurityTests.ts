import { casesOf, countOf } from './securityTests/counted'
import { suites } from './securityTests/suites'

/**
 * `npm run report:security-tests`: a table of the security test suites, with the cases of their
 * last run.
 */
const cases = casesOf('.cache/results')
const rows = suites.map((suite) => ({ ...suite, count: countOf(cases, suite.file) }))
const sum = (of: 'cases' | 'failed') => rows.reduce((all, { count }) => all + (count?.[of] ?? 0), 0)
const line = (...cells: (number | string)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

line('Suite', 'What it attacks', 'Cases', 'Failed')
line('---', '---', '---:', '---:')
for (const { file, attack, count } of rows)
  line(`\`${file}\``, attack, count?.cases ?? 'not run', count?.failed ?? '')
line(`${rows.length} suites`, '', sum('cases'), sum('failed'))

if (rows.some(({ count }) => count === null))
  process.stderr.write(
    'Some have not run: npm test runs all of them, and writes their results down.\n',
  )
