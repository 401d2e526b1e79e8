// npm run size: what the built app makes a browser fetch, compared with scripts/budgets.mjs.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chromium } from 'playwright'
import { budgets } from './budgets.mjs'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { ensureChromium } from './chromium.mjs'
import { demoPassword } from './screenshots/signIn.mjs'
import { measureLoad } from './size/measureLoad.mjs'
import { serveBuilt } from './size/serveBuilt.mjs'

const port = Number(process.env.PORT ?? 4331)
const origin = `http://localhost:${port}`
const problems = []
const maxTries = 30

await buildIfNeeded()
const server = await serveBuilt(port)

const path = ensureChromium()
const browser = await chromium.launch({
  ...(path !== null && { executablePath: path }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'],
})

const print = (line) => process.stdout.write(`${line}\n`)
const inMs = (milliseconds) => `${Math.round(milliseconds)} ms`

function report(name, seen, budget) {
  const { kilobytes, usable, paint, largest, blocking, shift, scripts, byKind } = seen
  print(
    `${name.padEnd(26)}${kilobytes.toFixed(1).padStart(8)} kB of ${budget}   ${scripts.length} scripts   usable ${inMs(usable)}`,
  )
  print(
    `${''.padEnd(26)}first paint ${inMs(paint)}   largest ${inMs(largest)}   blocking ${inMs(blocking)}   shift ${shift.toFixed(3)}`,
  )
  const sums = Object.entries(byKind).toSorted(([, one], [, other]) => other - one)
  const kinds = sums.map(([kind, sum]) => `${kind} ${sum.toFixed(1)}`)
  print(`${''.padEnd(26)}transferred, kB: ${kinds.join(', ')}`)
  if (kilobytes > budget)
    problems.push(`${name}: ${kilobytes.toFixed(1)} kB of JavaScript, budget ${budget}`)
  if (shift > budgets.layoutShift)
    problems.push(`${name}: layout shift ${shift.toFixed(3)}, budget ${budgets.layoutShift}`)
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
}
const context = await browser.newContext(phone)
const signIn = await measureLoad(context, {
  url: `${origin}/login`,
  marker: 'input[name=email]',
  answer: async (page) => {
    await page.fill('input[name=email]', 'ada@meridian.example')
    await page.locator('button[type=submit]:enabled').waitFor()
  },
})
report('sign-in, cold', signIn, budgets.signIn)
report('sign-in answers, cold', signIn.answered, budgets.signIn)
for (const { name } of signIn.scripts) {
  const found = budgets.notOnSignIn.find((word) => name.includes(word))
  if (found !== undefined) problems.push(`sign-in fetches ${name}`)
}
await signIn.page.locator('button[type=submit]').click()
await signIn.page.fill('input[name=password]', demoPassword)
await signIn.page.keyboard.press('Enter')
await signIn.page.locator('#discover article').first().waitFor()
const state = await context.storageState()
await context.close()

const cold = await browser.newContext({ ...phone, storageState: state })
const home = { url: `${origin}/`, marker: '#discover article' }
// A busy server leaves pages to the browser, whose layout then shifts: that says nothing about the page.
const isRendered = async () =>
  (await (await cold.request.get(home.url)).text()).includes('<article')
for (let tries = 1; !(await isRendered()) && tries < maxTries; tries += 1);
report('home, cold', await measureLoad(cold, home), budgets.home)
report('home, warm', await measureLoad(cold, home), budgets.home)
await browser.close()
void server.end()

const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
for (const [source, { file, isDynamicEntry }] of Object.entries(manifest)) {
  if (!isDynamicEntry || !source.startsWith('src/features/')) continue
  const packed = `dist/app/${file}.br`
  const kilobytes = statSync(existsSync(packed) ? packed : `dist/app/${file}`).size / 1000
  print(
    `${source.replace('src/features/', '').padEnd(40)}${kilobytes.toFixed(1).padStart(8)} kB of ${budgets.lazyRoute}`,
  )
  if (kilobytes > budgets.lazyRoute)
    problems.push(`${source}: ${kilobytes.toFixed(1)} kB, budget ${budgets.lazyRoute}`)
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.exit(0)
