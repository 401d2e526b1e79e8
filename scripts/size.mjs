// npm run size: what the built app makes a browser fetch, against scripts/budgets.mjs.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import { budgets } from './budgets.mjs'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { ensureChromium } from './chromium.mjs'

const port = 4331
const origin = `http://localhost:${port}`
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }
const problems = []

await buildIfNeeded()
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  },
  stdio: 'ignore',
})
for (
  let tries = 0;
  !(await fetch(`${origin}/api/healthcheck`).then(
    (r) => r.ok,
    () => false,
  ));
  tries += 1
) {
  if (tries > 100) throw new Error('The server did not start')
  await pause(200)
}

const path = ensureChromium()
const browser = await chromium.launch({
  ...(path !== null && { executablePath: path }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'],
})

/** One visit on a throttled phone: scripts and bytes until the marker shows, its time, the shift. */
async function visit(context, url, marker, answer) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const scripts = new Map()
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script')
      scripts.set(requestId, {
        name: new URL(response.url).pathname.split('/').at(-1),
        bytes: 0,
        // What came before the body; the budget is for the scripts themselves.
        headers: response.encodedDataLength,
      })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script !== undefined) script.bytes = encodedDataLength - script.headers
  })
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const started = performance.now()
  await page.goto(`${origin}${url}`, { waitUntil: 'commit' })
  await page.locator(marker).first().waitFor()
  const sofar = () => {
    const until = [...scripts.values()].map((script) => ({ ...script }))
    const kilobytes = until.reduce((all, { bytes }) => all + bytes, 0) / 1000
    return { until, kilobytes, usable: performance.now() - started }
  }
  const seen = sofar()
  const answered = answer === undefined ? seen : await answer(page).then(sofar)
  await pause(2500)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const shift = await page.evaluate(() => window.shift)
  return { page, paint, shift, ...seen, answered: { ...answered, paint, shift } }
}

function tell(name, { kilobytes, usable, paint, shift, until }, budget) {
  process.stdout.write(
    `${name.padEnd(26)}${kilobytes.toFixed(1).padStart(8)} kB of ${budget}   ${until.length} scripts   usable ${Math.round(usable)} ms   first paint ${Math.round(paint)} ms   shift ${shift.toFixed(3)}\n`,
  )
  if (kilobytes > budget)
    problems.push(`${name}: ${kilobytes.toFixed(1)} kB of JavaScript, budget ${budget}`)
  if (shift > budgets.layoutShift)
    problems.push(`${name}: layout shift ${shift.toFixed(3)}, budget ${budgets.layoutShift}`)
}

const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
}
const context = await browser.newContext(phone)
const signIn = await visit(context, '/login', 'input[name=email]', async (page) => {
  await page.fill('input[name=email]', 'ada@meridian.example')
  await page.locator('button[type=submit]:enabled').waitFor()
})
tell('sign-in, cold', signIn, budgets.signIn)
tell('sign-in answers, cold', signIn.answered, budgets.signInAnswers)
for (const { name } of signIn.answered.until) {
  const found = budgets.notOnSignIn.find((word) => name.includes(word))
  if (found !== undefined) problems.push(`sign-in fetches ${name}`)
}
await signIn.page.locator('button[type=submit]').click()
await signIn.page.fill('input[name=password]', 'Portico-Demo1!')
await signIn.page.keyboard.press('Enter')
await signIn.page.locator('#discover article').first().waitFor()
const state = await context.storageState()
await context.close()

const cold = await browser.newContext({ ...phone, storageState: state })
tell('home, cold', await visit(cold, '/', '#discover article'), budgets.home)
tell('home, warm', await visit(cold, '/', '#discover article'), budgets.home)
await browser.close()
server.kill('SIGTERM')

const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
for (const [source, { file, isDynamicEntry }] of Object.entries(manifest)) {
  if (!isDynamicEntry || !source.startsWith('src/screens/')) continue
  const packed = `dist/app/${file}.br`
  const kilobytes = statSync(existsSync(packed) ? packed : `dist/app/${file}`).size / 1000
  process.stdout.write(
    `${source.replace('src/screens/', '').padEnd(40)}${kilobytes.toFixed(1).padStart(8)} kB of ${budgets.lazyRoute}\n`,
  )
  if (kilobytes > budgets.lazyRoute)
    problems.push(`${source}: ${kilobytes.toFixed(1)} kB, budget ${budgets.lazyRoute}`)
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.exit(0)
