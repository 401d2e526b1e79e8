import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withLazyNodes } from '../../scripts/lazyMachines'

const folder = 'node_modules/xstate/dist'

/** The file of the installed XState that contains the class. */
async function machineFile(): Promise<string> {
  const names = await readdir(folder)
  const name = names.find((each) => /^StateMachine-[\da-f]+\.esm\.js$/.test(each))
  return readFile(`${folder}/${name}`, 'utf8')
}

describe('state nodes that are created when first used', () => {
  it('replace those of the constructor in the installed XState', async () => {
    const code = await machineFile()
    const lazy = withLazyNodes(code)
    const [, machine = ''] = lazy.split('class StateMachine {')
    expect(machine.match(/new StateNode\(/g)).toHaveLength(1)
    expect(machine).toMatch(/^\s*get root\(\)/)
    expect(machine).not.toMatch(/this\.(?:root|states|events) = /)
    // All other classes remain as they are.
    expect(lazy.split('class StateMachine {')[0]).toBe(code.split('class StateMachine {')[0])
  })

  it('are refused in an XState with another constructor', async () => {
    const code = (await machineFile()).replace('this.events = this.root.events;', '')
    expect(() => withLazyNodes(code)).toThrow('StateMachine has changed')
  })
})
