import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { withLazyNodes, withSharedNodes } from '../../scripts/lazyMachines'

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

describe('state nodes of a machine that is provided with its implementations', () => {
  it('are those of the machine, and run the implementations', async () => {
    const code = withSharedNodes(withLazyNodes(await machineFile()))
    const temporary = await mkdtemp(join(tmpdir(), 'portico-'))
    const file = join(temporary, 'StateMachine.mjs')
    await writeFile(file, code.replaceAll("from './", `from '${process.cwd()}/${folder}/`))
    try {
      const { S: StateMachine } = (await import(/* @vite-ignore */ file)) as {
        S: new (config: object) => AnyStateMachine
      }
      const machine = new StateMachine({
        id: 'light',
        initial: 'off',
        states: {
          off: { on: { press: { guard: 'isAllowed', target: '#on', actions: 'report' } } },
          on: { id: 'on' },
        },
      })
      const provided = (name: string) => {
        const reported: string[] = []
        const actions = { report: () => void reported.push(name) }
        const logic = machine.provide({ actions, guards: { isAllowed: () => true } })
        return { logic, reported, actor: createActor(logic).start() }
      }
      const [first, second] = [provided('first'), provided('second')]
      expect(first.logic.root).toBe(second.logic.root)
      expect(first.logic.getStateNodeById('on')).toBe(machine.getStateNodeById('on'))
      second.actor.send({ type: 'press' })
      expect(first.reported).toEqual([])
      expect(second.reported).toEqual(['second'])
      expect(second.actor.getSnapshot().value).toBe('on')
      expect(first.actor.getSnapshot().value).toBe('off')
    } finally {
      await rm(temporary, { recursive: true })
    }
  })

  it('are refused in an XState with another method', async () => {
    const code = withLazyNodes(await machineFile())
    expect(() =>
      withSharedNodes(code.replace('return new StateMachine(', 'return create(')),
    ).toThrow('StateMachine has changed')
  })
})
