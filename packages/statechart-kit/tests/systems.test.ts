import { describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { chartPicture, lightStates } from '../src/report/picture'
import { actorSystem } from '../src/systems/actor'
import { planWalks, unwalked, type WalkScene } from '../src/systems/planWalks'
import { type PlaywrightStep, walkInBrowser } from '../src/systems/playwright'
import { walkPath } from '../src/systems/system'
import { testingLibrarySystem } from '../src/systems/testingLibrary'
import { type WalkModel, walkModelProblems } from '../src/systems/walkModel'
import { moveName } from '../src/walks/move'
import { liftMachine } from './charts/lift'

const scenes: Record<string, WalkScene<typeof liftMachine>> = {
  'up or down': {
    events: { 'floor.chosen': [{ floor: 'top' }, { floor: 'cellar' }], 'door.closed': [] },
    actors: { move: { done: ['arrived'], error: [new Error('no power')] } },
    contextKey: ({ floor }) => floor,
    canHappen: (name, _, { context }) => name !== 'move done' || context.floor === 'top',
  },
}
const walks = planWalks(liftMachine, scenes)

/** Screens that say what happens to them. */
function modelOf(said: string[]): WalkModel<object> {
  const see = (text: string) => async (_: object, key: unknown) => {
    said.push(`sees ${text}${key === '' ? '' : ` ${String(key)}`}`)
  }
  const act = (text: string) => async () => void said.push(text)
  return {
    sees: {
      open: see('open'),
      'moving.fast': see('moving'),
      stuck: see('stuck'),
      left: see('left'),
    },
    does: {
      'floor.chosen': async (_, { event }) => void said.push(`chooses ${event.floor}`),
      'door.closed': act('closes'),
      'move done': act('arrives'),
      'move error': act('fails'),
      'after moveTimeout': async (_, { ms }) => void said.push(`waits ${ms}`),
    },
  }
}
const model = modelOf([])

describe('planned walks', () => {
  it('take every transition, and every case, only where it can happen', () => {
    const labels = walks.map(({ steps }) => steps.map(({ move }) => move.label))
    expect(labels).toEqual([
      [
        'floor.chosen {floor:"top"}',
        'floor.chosen {floor:"cellar"}',
        'door.closed',
        'move error Error: no power',
        'door.closed',
        'after moveTimeout.lift.moving',
      ],
      ['floor.chosen {floor:"top"}', 'door.closed', 'move done "arrived"'],
    ])
    expect(walks[0]?.titles[4]).toBe('move fails: Error: no power ⇒ The doors are open.')
  })

  it('are short if asked, and each scene has one', () => {
    const lengths = planWalks(liftMachine, scenes, 2).map(({ steps }) => steps.length)
    expect(Math.max(...lengths)).toBe(3)
    const again = planWalks(liftMachine, { ...scenes, again: scenes['up or down'] ?? {} })
    expect(new Set(again.map(({ run }) => run))).toEqual(new Set(['up or down', 'again']))
  })

  it('leave out what an earlier scene has taken, unless a scene is whole', () => {
    const scene = scenes['up or down'] ?? {}
    const attic = { ...scene, events: { ...scene.events, 'floor.chosen': [{ floor: 'attic' }] } }
    const movesOf = (later: WalkScene<typeof liftMachine>) =>
      planWalks(liftMachine, { ...scenes, later })
        .filter(({ run }) => run === 'later')
        .flatMap(({ steps }) => steps.map(({ move }) => moveName(move)))
    expect(movesOf(attic)).toEqual(['floor.chosen'])
    expect(new Set(movesOf({ ...scene, isWhole: true }))).toEqual(
      new Set(['floor.chosen', 'door.closed', 'move done', 'move error', 'after moveTimeout']),
    )
  })

  it('survive as JSON', () => {
    expect(JSON.parse(JSON.stringify(walks))).toMatchObject([{ run: 'up or down' }, {}])
  })
})

describe('a walk model', () => {
  it('agrees with its chart', () => {
    expect(walkModelProblems(liftMachine, model)).toEqual([])
    expect(unwalked(liftMachine, model, walks)).toEqual([])
  })

  it('fails when the chart gains a state or a move, and when it loses one', () => {
    const { states, ...config } = liftMachine.config
    const { stuck: _, moving, ...others } = states as Record<string, object>
    const jammed = { on: { 'alarm.raised': 'open' }, after: { repairTime: 'open' } }
    const changed: unknown = setup({
      actors: liftMachine.implementations.actors as never,
      delays: { moveTimeout: 5000, repairTime: 60 },
    }).createMachine({
      ...config,
      states: { ...others, jammed, moving: { ...moving, after: { moveTimeout: 'jammed' } } },
    } as never)
    expect(walkModelProblems(changed as AnyStateMachine, model)).toEqual([
      "state 'jammed': no assertion names it",
      "state 'stuck': the chart has none; did you mean 'open'?",
      "move 'alarm.raised': nothing brings it about",
      "move 'after repairTime': nothing brings it about",
    ])
  })

  it('needs no assertion for a state that is left at once', () => {
    const unseen = { arriving: 'the doors open at once' }
    expect(walkModelProblems(liftMachine, { ...model, unseen })).toEqual([
      "state 'arriving': needs no waiver, because the machine never rests there alone",
    ])
  })

  it('fails with a waiver that is not needed, has no reason, or names nothing', () => {
    const { stuck: _, ...sees } = model.sees
    const unseen = { stuck: ' ', open: 'always there', stucked: 'gone' }
    expect(walkModelProblems(liftMachine, { ...model, sees, unseen })).toEqual([
      "state 'stuck': its waiver has no reason",
      "state 'open': its waiver is no longer needed",
      "state 'stucked': the chart has none; did you mean 'stuck'?",
    ])
  })

  it('fails with what no walk uses', () => {
    expect(unwalked(liftMachine, model, walks.slice(1))).toEqual([
      "state 'stuck': no walk visits it",
      "move 'move error': no walk makes it",
      "move 'after moveTimeout': no walk makes it",
    ])
  })
})

describe('systems under test', () => {
  it('walk an actor', async () => {
    for (const walk of walks) {
      const system = actorSystem(liftMachine, { contextKey: ({ floor }) => floor })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await walkPath(system, walk)
      expect(() => system.harness()).toThrow('the system was not created')
    }
  })

  it('fail where an actor differs', async () => {
    const locked = liftMachine.provide({ guards: { isChosen: () => false } })
    const system = actorSystem(locked, { contextKey: ({ floor }) => floor })
    await expect(walkPath(system, walks[1] ?? walks[0]!)).rejects.toThrow('value is "open"')
  })

  it('walk screens by what a person sees and does', async () => {
    const said: string[] = []
    const system = testingLibrarySystem(modelOf(said) as never, {
      render: ({ run }) => said.push(`renders ${run}`),
      setupUser: () => 'user',
      cleanup: () => void said.push('cleans up'),
    })
    await walkPath(system, walks[1] ?? walks[0]!)
    expect(said).toEqual([
      'renders up or down',
      'sees open',
      'chooses top',
      'sees open top',
      'closes',
      'sees moving top',
      'arrives',
      'sees left top',
      'cleans up',
    ])
  })

  it('clean up after a failure, and say what they cannot do', async () => {
    const cleanup = vi.fn<() => void>()
    const { 'door.closed': _, ...does } = model.does
    const system = testingLibrarySystem({ ...model, does } as never, {
      render: () => 'view',
      setupUser: () => 'user',
      cleanup,
    })
    await expect(walkPath(system, walks[1] ?? walks[0]!)).rejects.toThrow(
      "the walk model does not say how 'door.closed' comes about",
    )
    expect(cleanup).toHaveBeenCalledTimes(1)
  })
})

describe('a walk in a browser', () => {
  it('is a step for each move, with a picture of the chart', async () => {
    const steps: string[] = []
    const attached: { name: string; body: string | Buffer; contentType: string }[] = []
    const step: PlaywrightStep = {
      attach: async (name, content) => void attached.push({ name, ...content }),
    }
    const given = {
      test: {
        step: <R>(title: string, body: (s: PlaywrightStep) => Promise<R>) => (
          steps.push(title), body(step)
        ),
      },
      model,
      walk: walks[1] ?? walks[0]!,
      picture: chartPicture(liftMachine),
      open: async () => ({}),
      close: () => undefined,
    }
    await walkInBrowser(given)
    expect(steps).toEqual([
      'The doors are open.',
      'floor chosen {floor:"top"} ⇒ Still open.',
      'door closed ⇒ The lift is on its way. It does not stop.',
      'move returns "arrived" ⇒ Everyone has left.',
    ])
    expect(attached.map(({ name }) => name)).toEqual([
      '0. open',
      '1. open',
      '2. moving.fast',
      '3. left',
    ])
    const rule = '[data-state="moving"] &gt; rect'
    expect(String(attached[2]?.body)).toContain(rule.replace('&gt;', '>'))
    expect(String(attached[3]?.body)).not.toContain(rule.replace('&gt;', '>'))
    await walkInBrowser({ ...given, toPng: async () => Buffer.from('png') })
    expect(attached.at(-1)).toMatchObject({ contentType: 'image/png' })
  })

  it('lights what the chart calls by odd names', () => {
    const lit = lightStates('<svg><style></style></svg>', ['a"b'], ['x on y<z'])
    expect(lit).toContain('[data-state="a\\"b"] > rect')
    expect(lit).toContain('[data-transition="x on y&lt;z"]')
  })
})
