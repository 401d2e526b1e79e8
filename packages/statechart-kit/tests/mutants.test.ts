import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, setup, toPromise } from 'xstate'
import { judge } from '../src/mutants/judge'
import { limitTime } from '../src/mutants/limitTime'
import { type Mutant, mutantsOf } from '../src/mutants/operators'

const size = 30

/** A piece on a board: more situations than paths, since a path stands for a row or a column. */
const boardMachine = setup({
  types: {
    context: {} as { x: number; y: number },
    events: {} as { type: 'x.moved' } | { type: 'y.moved' } | { type: 'piece.returned' },
  },
  actions: {
    moveX: assign({ x: ({ context }) => context.x + 1 }),
    moveY: assign({ y: ({ context }) => context.y + 1 }),
    wrap: assign(({ context }) => ({ x: context.x % size, y: context.y % size })),
    reset: assign({ x: 0, y: 0 }),
  },
}).createMachine({
  id: 'board',
  description: 'A board.',
  context: { x: 0, y: 0 },
  on: {
    'x.moved': { actions: ['moveX', 'wrap'] },
    'y.moved': { actions: ['moveY', 'wrap'] },
    'piece.returned': { actions: 'reset' },
  },
})

const boardOptions = {
  events: { 'x.moved': [], 'y.moved': [], 'piece.returned': [] },
  contextKey: ({ x, y }: { x: number; y: number }) => [x, y],
}

/** Its call answers at once, and is made again. */
const createAskingMachine = () =>
  setup({
    actors: { ask: fromPromise(async () => 'no') },
  }).createMachine({
    id: 'asking',
    initial: 'asking',
    states: { asking: { invoke: { src: 'ask', onDone: { target: 'asking', reenter: true } } } },
  })

describe('a mutant', () => {
  it('is not refused for the number of situations that the machine itself has', async () => {
    const unchanged = { name: 'unchanged', config: boardMachine.config }
    const judged = await judge(boardMachine, boardOptions as never, [], unchanged)
    expect(judged).toEqual({ mutant: 'unchanged', fate: 'survived', by: null })
  })

  it('is refused if its situations have no end', async () => {
    const mutant = mutantsOf(boardMachine).find(({ name }) => name.endsWith('wrap dropped'))
    const judged = await judge(boardMachine, boardOptions as never, [], mutant as Mutant)
    expect(judged).toMatchObject({ fate: 'rules', by: 'has a case for every possible event' })
  })

  it('that starts its call again and again ends after a time limit', async () => {
    const time = limitTime(boardMachine)
    time.begin(50)
    const actor = createActor(createAskingMachine())
    const ended = toPromise(actor)
    actor.start()
    await expect(ended).rejects.toThrow('the test takes too long')
    time.end()
  })

  it('does not limit what runs later', () => {
    const time = limitTime(boardMachine)
    time.begin(-1)
    const actor = createActor(createAskingMachine())
    time.end()
    expect(actor.start().getSnapshot().status).toBe('active')
    actor.stop()
  })
})
