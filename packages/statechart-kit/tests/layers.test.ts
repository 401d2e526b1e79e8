import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import examples from '../examples/charts.config'
import { trafficLightMachine } from '../examples/trafficLight/machine'
import { trafficLightOptions } from '../examples/trafficLight/options'
import { runCommand } from '../src/commands/main'
import { storedLayers, storeLayerFile } from '../src/layers/layer'
import { createLayerRecorder } from '../src/layers/recorder'
import type { MachineOptions } from '../src/machineTests'
import { after, cites } from '../src/vocabulary'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'layers-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

describe('a layer', () => {
  it('records which test of an app reaches what', () => {
    const recorder = createLayerRecorder()
    recorder.begin('loses its power')
    const actor = createActor(trafficLightMachine, { inspect: recorder.inspect }).start()
    actor.send({ type: 'power.failed' })
    actor.stop()
    const { states, transitions } = recorder.take()
    expect(states['trafficLight.failing']).toEqual(['loses its power'])
    expect(transitions).toEqual({
      'trafficLight.working on power.failed [0]': ['loses its power'],
    })
    expect(recorder.take()).toEqual({ states: {}, transitions: {} })
  })

  it('records a walk by what was seen after each step', () => {
    const recorder = createLayerRecorder()
    recorder.begin('walk 1')
    const seen = { status: 'active', key: null, running: [] } as const
    recorder.walked('trafficLight', [
      { ...seen, value: { working: 'red' }, transitions: [] },
      { ...seen, value: 'failing', transitions: ['trafficLight.working on power.failed [0]'] },
    ])
    expect(recorder.take()).toEqual({
      states: {
        'trafficLight.working': ['walk 1'],
        'trafficLight.working.red': ['walk 1'],
        'trafficLight.failing': ['walk 1'],
      },
      transitions: { 'trafficLight.working on power.failed [0]': ['walk 1'] },
    })
  })

  it('is stored by file, names three tests, and appears in the report', async () => {
    const name = 'trafficLight.working on power.failed [0]'
    const store = (file: string, tests: string[]) =>
      storeLayerFile('screens', file, {
        states: { 'trafficLight.failing': tests },
        transitions: { [name]: tests },
      })
    expect(storedLayers()).toEqual([])
    store('a.test.tsx', ['one', 'two'])
    store('b.test.tsx', ['three', 'four'])
    store('c.test.tsx', ['five'])
    store('a.test.tsx', ['one'])
    storeLayerFile('screens', 'c.test.tsx', { states: {}, transitions: {} })
    expect(storedLayers()).toEqual([
      {
        name: 'screens',
        states: { 'trafficLight.failing': ['one', 'three', 'four'] },
        transitions: { [name]: ['one', 'three', 'four'] },
      },
    ])
    const options: MachineOptions<typeof trafficLightMachine> = {
      ...trafficLightOptions,
      laws: {
        'it flashes': cites(['It flashes.', 'It is dark.'], after('start').never('failing')),
      },
    }
    const config = async () => ({
      ...examples,
      charts: { ...examples.charts, trafficLight: { machine: trafficLightMachine, options } },
      specification: '## Light\n\nIt flashes. It is red.',
    })
    await runCommand(['report', 'trafficLight', '--output', 'report.html'], config)
    const page = readFileSync('report.html', 'utf8')
    expect(page).toContain('<input type="radio" name="layer" value="screens">')
    expect(page).toContain('<th>screens</th>')
    expect(page).toContain('</span>1/9</td>')
    expect(page).toContain(
      '<tr><th>Light</th><td><span class="bar" style="--part:50%"></span>1/2</td>',
    )
    expect(page).toContain('<li>It is red.</li>')
    const { out, code } = await runCommand(['check'], config)
    expect(out).toContain("citation: the document does not say 'It is dark.'")
    expect(code).toBe(1)
    const { out: covered } = await runCommand(['cover'], config)
    expect(covered).toMatch(/Light +1\/2/)
  })
})
