import { createRecorder } from '@platform/report/recorder'
import { assign, createActor, setup } from 'xstate'
import { compareFigures } from './lastFigures.mjs'

/** `npm run bench`: what an event costs with the recorder of error reports, relative to one without. */
const events = 500
const runs = 200

const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

function timeOf(inspect?: ReturnType<typeof createRecorder>['inspect']): number {
  const actor = createActor(machine, inspect ? { inspect } : {}).start()
  const began = performance.now()
  for (let at = 0; at < events; at += 1) actor.send({ type: 'counted' })
  return performance.now() - began
}

// Alternating short runs: other programs make most of them longer, and none shorter.
let [plain, recorded] = [Infinity, Infinity]
for (let run = 0; run < runs; run += 1) {
  plain = Math.min(plain, timeOf())
  recorded = Math.min(recorded, timeOf(createRecorder(() => undefined).inspect))
}
const added = ((recorded - plain) / events) * 1000
process.stdout.write(`an event of a chart costs ${added.toFixed(1)} µs more when it is recorded\n`)
compareFigures('Recorder', [{ name: 'event, recorded ÷ not', value: recorded / plain }])
