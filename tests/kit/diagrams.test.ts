import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { spoiled } from '../../packages/statechart-kit/tests/charts/defective'
import { checkDrift, diagrams, findDrift, writeDiagrams } from '../../scripts/diagrams'

const machines = { chart: spoiled(), other: spoiled() }
let directory = ''

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'kit-')), 'statecharts')
})
afterEach(() => rmSync(dirname(directory), { recursive: true }))

describe("a machine's page", () => {
  it('has its purpose, its diagram and its states', () => {
    expect(diagrams({ chart: spoiled({ idle: { description: 'A | B.' } }) })).toEqual({
      'chart.md': `# chart

A chart.

\`\`\`mermaid
stateDiagram-v2
  [*] --> idle
  state "idle" as idle
  state "awaitingAnswer" as awaitingAnswer
  note right of awaitingAnswer
    invokes answer
  end note
  idle --> awaitingAnswer : request.sent
  awaitingAnswer --> idle : request.cancelled
  awaitingAnswer --> idle : done(answer)
  awaitingAnswer --> idle : error(answer)
\`\`\`

| State | Description |
| --- | --- |
| \`idle\` | A \\| B. |
| \`awaitingAnswer\` | An answer is awaited. |
`,
    })
  })

  it('needs a description of the root', () => {
    const machine = spoiled({ root: { description: undefined } })
    expect(() => diagrams({ machine })).toThrow("The root of 'machine' has no description")
  })
})

describe('drift', () => {
  it('is absent right after writing', () => {
    expect(findDrift(directory, machines)).toEqual(['chart.md is missing', 'other.md is missing'])
    writeDiagrams(directory, machines)
    expect(findDrift(directory, machines)).toEqual([])
    expect(() => checkDrift(directory, machines)).not.toThrow()
  })

  it('is reported for each page that differs, is missing or is obsolete', () => {
    writeDiagrams(directory, { chart: machines.chart, gone: spoiled() })
    const changed = spoiled({ waiting: { on: { 'request.withdrawn': { target: 'idle' } } } })
    const drift = [
      'chart.md differs from its machine',
      'gone.md has no machine',
      'other.md is missing',
    ]
    expect(findDrift(directory, { ...machines, chart: changed })).toEqual(drift)
    expect(() => checkDrift(directory, { ...machines, chart: changed })).toThrow(drift.join('\n'))
  })

  it('is fixed by writing, which removes only obsolete pages', () => {
    writeDiagrams(directory, { gone: spoiled() })
    writeFileSync(join(directory, 'notes.txt'), 'kept')
    writeDiagrams(directory, machines)
    expect(readdirSync(directory).toSorted()).toEqual(['chart.md', 'notes.txt', 'other.md'])
    expect(readFileSync(join(directory, 'notes.txt'), 'utf8')).toBe('kept')
  })
})
