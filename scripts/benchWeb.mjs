// npm run bench:web [rounds]: how Portico opens and answers on a slow phone, beside a static page and the bare stack, in
// one run, beside the last figures. -- 3 --keep: stores them in docs/performance.md.
import { chromium } from 'playwright'
import { figures } from './benchWeb/figures.mjs'
import { serveBaselines } from './benchWeb/serveBaselines.mjs'
import { phone, visit } from './benchWeb/visit.mjs'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { ensureChromium } from './chromium.mjs'
import { compareFigures } from './lastFigures.mjs'
import { demoPassword } from './screenshots/signIn.mjs'
import { serveBuilt } from './size/serveBuilt.mjs'

const rounds = Number(process.argv.slice(2).find((given) => !given.startsWith('--')) ?? 3)
const port = Number(process.env.PORT ?? 4333)
const portico = `http://localhost:${port}`
const print = (line) => process.stdout.write(`${line}\n`)

await buildIfNeeded()
const server = await serveBuilt(port)
const baselines = await serveBaselines()
const path = ensureChromium()
const browser = await chromium.launch({
  ...(path !== null && { executablePath: path }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'],
})

const signInSteps = (email, shows) => [
  { fill: 'input[name=email]', text: email },
  { name: 'next', click: 'button[type=submit]', shows: 'input[type=password]' },
  { fill: 'input[type=password]', text: demoPassword },
  { name: 'signIn', click: 'button[type=submit]', shows },
]
const porticoEntry = {
  url: `${portico}/login`,
  marker: 'input[name=email]',
  steps: signInSteps('ben@meridian.example', '#discover article h3'),
}
const bareEntry = {
  url: `${baselines.bareStack}/login`,
  marker: 'input[name=email]',
  steps: signInSteps('ben@meridian.example', 'article h2'),
}
const contestants = {
  staticPage: { home: { url: baselines.staticPage, marker: 'article h2' } },
  bareStack: {
    entry: bareEntry,
    home: {
      url: baselines.bareStack,
      marker: 'article h2',
      signedInBy: bareEntry,
      steps: [
        { name: 'detail', click: 'article h2 a', shows: 'main > h1' },
        { name: 'back', click: 'main > a', shows: 'article h2' },
      ],
    },
  },
  portico: {
    entry: porticoEntry,
    home: {
      url: portico,
      marker: '#discover article h3',
      signedInBy: porticoEntry,
      steps: [
        { name: 'detail', click: '#discover article h3 a', shows: 'main [data-page=title]' },
        { name: 'back', click: 'main [data-page=bar] a', shows: '#discover article h3' },
      ],
    },
  },
}

const sessions = new Map()
/** The browser's storage after a sign-in, once for all rounds. */
async function sessionOf(entry) {
  if (!sessions.has(entry)) {
    const context = await browser.newContext(phone)
    await visit(context, entry)
    sessions.set(entry, await context.storageState())
    await context.close()
  }
  return sessions.get(entry)
}

/** A first visit, and a second one with its caches that takes the steps. */
async function coldAndWarm({ signedInBy, steps, ...scene }) {
  const session = signedInBy === undefined ? {} : { storageState: await sessionOf(signedInBy) }
  const context = await browser.newContext({ ...phone, ...session })
  const cold = await visit(context, scene)
  const warm = await visit(context, { ...scene, steps })
  await context.close()
  return { cold, warm }
}

async function measureRound() {
  const samples = {}
  for (const [name, scenes] of Object.entries(contestants)) {
    samples[name] = {}
    for (const [scene, options] of Object.entries(scenes))
      samples[name][scene] = await coldAndWarm(options)
  }
  return samples
}

const measured = []

const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const ratioOf = ({ ratio }) => {
  const ratios = measured.map(ratio)
  return { value: median(ratios), spread: (Math.max(...ratios) - Math.min(...ratios)) / 2 }
}
// Warms the servers up, and is not counted.
await measureRound()
for (let round = 0; round < rounds; round += 1) measured.push(await measureRound())
await browser.close()
baselines.end()
void server.end()

const units = { heap: 'MB' }
for (const [name, scenes] of Object.entries(contestants)) {
  for (const scene of Object.keys(scenes)) {
    for (const cache of ['cold', 'warm']) {
      const values = Object.keys(measured[0][name][scene][cache]).map((figure) => {
        const value = median(measured.map((round) => round[name][scene][cache][figure]))
        return `${figure} ${value.toFixed(figure in units ? 1 : 0)} ${units[figure] ?? 'ms'}`
      })
      print(`${`${name}, ${scene}, ${cache}`.padEnd(26)}${values.join('   ')}`)
    }
  }
}
print('')
compareFigures(
  'On a slow phone',
  figures.map((figure) => ({ ...figure, ...ratioOf(figure) })),
)
process.exit(0)
