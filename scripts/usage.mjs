// npm run usage -- [address]: prints a week's usage by building, as counted by a running server (by
// default the demo's). METRICS_TOKEN is the server's own; the demo needs none.
const [address = 'http://localhost:4310'] = process.argv.slice(2)
const token = process.env.METRICS_TOKEN
const url = new URL('/usage.json', address)
const response = await fetch(url, {
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
}).catch(() => null)
if (response === null || !response.ok) {
  const why =
    response === null ? 'does not answer' : `answers ${response.status}; is METRICS_TOKEN right?`
  process.stderr.write(`${url} ${why}\n`)
  process.exit(1)
}
const { buildings } = await response.json()
const line = (name, figure) => process.stdout.write(`  ${name.padEnd(48)}${figure}\n`)
if (buildings.length === 0) process.stdout.write('Nobody has agreed to be counted this week.\n')
for (const use of buildings) {
  process.stdout.write(`\n${use.building ?? 'Before a building is entered'}\n`)
  line('people', use.users)
  line('home seen', use.homeImpressions)
  line('pages', use.pageViews)
  for (const { name, events } of use.pages) line(`  ${name}`, events)
  for (const { name, events } of use.contentClicks) line(`content: ${name}`, events)
  for (const { name, events } of use.utilityClicks) line(`service: ${name}`, events)
  for (const { name, p75, visits } of use.vitals) line(`${name} p75 of ${visits} visits`, p75)
}
