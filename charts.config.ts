import { readdirSync, readFileSync } from 'node:fs'
import { defineCharts } from '@kit/config'
import { machines } from './tests/kit/machines'

/** Everything that the product's browser code consists of. */
const sources = () =>
  ['machines', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  )

/** Portico's machines, for `npm run charts`. */
export default defineCharts({
  charts: machines,
  tests: import.meta.glob('./tests/machines/**/*.test.ts'),
  sources,
  together: [{ one: 'signIn', other: 'session' }],
})
