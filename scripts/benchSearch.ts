import { buildingUuid } from '@demo/buildings'
import { readConfiguration } from '@server/configuration'
import { companies, companyBuildings, users } from '@server/db/schema'
import { openDependencies } from '@server/openDependencies'
import { eq } from 'drizzle-orm'
import { searchIn } from '../server/services/search/search'

/**
 * Part of `npm run bench`: the duration of a search in a building with 5,000 companies, from whole
 * names to the start of a word.
 */
const count = 5000
const searches = 600
const syllables = 'an el or is ta ve ri mo lu ka ster ton berg lin dor qui pha nex sol mar'.split(
  ' ',
)
const known = 'harbor studio legal partners capital meridian design coffee systems advisory'.split(
  ' ',
)
const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]
const invented = Array.from({ length: 3000 }, () =>
  Array.from({ length: 2 + Math.floor(Math.random() * 3) }, () => any(syllables)).join(''),
)
const words = [...known, ...invented]
/** Distributed like words in a language: a few are frequent, most are rare. */
const word = () => words[Math.floor(Math.exp(Math.random() * Math.log(words.length))) - 1]

const environment = { ...process.env, DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }
const dependencies = await openDependencies(await readConfiguration(process.cwd(), environment))
const { connection } = dependencies.database
const rows = Array.from({ length: count }, () => ({
  uuid: crypto.randomUUID(),
  name: `${any(invented)} ${word()} ${word()}`,
  description: Array.from({ length: 25 }, word).join(' '),
}))
const at = { buildingUuid: buildingUuid.meridian }
for (let from = 0; from < count; from += 1000) {
  const some = rows.slice(from, from + 1000)
  await connection.insert(companies).values(some)
  await connection
    .insert(companyBuildings)
    .values(some.map(({ uuid }) => ({ companyUuid: uuid, ...at })))
}
const [reader] = await connection
  .select()
  .from(users)
  .where(eq(users.email, 'ada@meridian.example'))

async function measure(query: string): Promise<number> {
  const began = performance.now()
  await searchIn({
    ...dependencies,
    ...at,
    connection,
    utilityRules: dependencies.deployment.browser.utilities,
    isKiosk: false,
    userId: reader?.id ?? 0,
    lang: 'en-us',
    query,
    now: new Date(),
  })
  return performance.now() - began
}

const request =
  'n,no,nor,hrabor,harbor studio,meridan desing,yoga,cofee,st,zzzz qqqq,capitol prtners'
const first = await measure('yoga')
const times: number[] = []
for (let n = 0; n < searches; n += 1) times.push(await measure(request.split(',')[n % 11] ?? ''))
times.sort((a, b) => a - b)
const quantile = (part: number) => `${(times[Math.floor(part * searches)] ?? 0).toFixed(1)} ms`
process.stdout.write(
  `\nsearch in ${count} companies: p50 ${quantile(0.5)}, p99 ${quantile(0.99)}; the first one, which reads them, ${first.toFixed(0)} ms\n`,
)
await dependencies.database.close()
