import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { assigner, promiseActor, withEvent } from '@machines/kernel/typed'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { offline, refused } from '../fixtures'

type Removal = { id: string; key: string }
type Context = MutationContext & { id: string; log: string[] }
type Event =
  | { type: 'remove.pressed'; id: string }
  | { type: 'remove.confirmed' }
  | { type: 'remove.dismissed' }
  | { type: 'name.changed'; id: string }
  | { type: 'archive.pressed'; id: string }

const update = assigner<Context, Event>()
const whenRemoved = { target: 'idle', actions: ['noteRemoved'] } as const

/** Confirms before removing, and shows a failure in the dialog. */
const removalMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { remove: promiseActor<void, Removal>('remove') },
  actions: {
    ...mutations.actions(update),
    setId: update<{ id: string }>((_, { id }) => ({ id })),
    noteRemoved: update((context) => ({ log: [...context.log, context.id] })),
    noteFailed: update((context) => ({ log: [`failed ${context.id}`] })),
  },
  guards: mutations.guards,
  delays: mutations.delays,
}).createMachine({
  context: { keyPrefix: 'seed', mutation: mutations.initial, id: '', log: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'remove.pressed': {
          target: 'confirming',
          actions: [withEvent('setId'), 'startIntent'],
        },
        'archive.pressed': {
          target: 'archiving',
          actions: [withEvent('setId'), 'startIntent'],
        },
      },
    },
    confirming: {
      on: {
        'remove.confirmed': { target: 'removing' },
        'remove.dismissed': { target: 'idle' },
        'name.changed': {
          actions: [withEvent('setId'), 'startIntent'],
        },
      },
    },
    removing: createMutation({
      description: 'Removing it.',
      src: 'remove',
      input: ({ id }: Context) => ({ id }),
      done: whenRemoved,
      gone: whenRemoved,
      failed: { target: 'confirming' },
    }),
    archiving: createMutation({
      description: 'Archiving it.',
      src: 'remove',
      id: 'archive',
      input: ({ id }: Context) => ({ id }),
      done: { target: 'idle' },
      failed: { target: 'idle', actions: ['noteFailed'] },
    }),
  },
})

/** A server that answers when the test decides, and a clock that the test advances. */
function begin() {
  const calls: (Removal & { signal: AbortSignal; answer: (error?: unknown) => Promise<void> })[] =
    []
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const clock = new SimulatedClock()
  const remove = fromPromise<void, Removal>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const answer = (error?: unknown) => {
          if (error === undefined) resolve()
          else reject(error)
          return settled()
        }
        calls.push({ ...input, signal, answer })
      }),
  )
  const actor = createActor(removalMachine.provide({ actors: { remove } }), { clock }).start()
  return {
    calls,
    clock,
    send: (event: Event) => actor.send(event),
    keys: () => calls.map(({ key }) => key),
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.mutation.failure,
    log: () => actor.getSnapshot().context.log,
    confirm: (id = 'one') => {
      actor.send({ type: 'remove.pressed', id })
      actor.send({ type: 'remove.confirmed' })
    },
  }
}

describe('a mutation', () => {
  test('sends nothing before the user confirms', () => {
    const { calls, send } = begin()
    send({ type: 'remove.pressed', id: 'one' })
    send({ type: 'remove.dismissed' })
    expect(calls).toEqual([])
  })

  test('is done when the server has responded', async () => {
    const { calls, confirm, failure, log, state } = begin()
    confirm()
    expect([state(), calls[0]?.id]).toEqual(['removing', 'one'])
    await calls[0]?.answer()
    expect([state(), log(), failure()]).toEqual(['idle', ['one'], null])
  })

  test("fails with the server's refusal", async () => {
    const { calls, confirm, failure, log, state } = begin()
    confirm()
    await calls[0]?.answer(refused('permission_denied', 403))
    expect([state(), log()]).toEqual(['confirming', []])
    expect(failure()).toMatchObject({ kind: 'refused', code: 'permission_denied' })
  })

  test('is done if what it removes is already gone', async () => {
    const { calls, confirm, failure, log, state } = begin()
    confirm()
    await calls[0]?.answer(refused('not_found', 404))
    expect([state(), log(), failure()]).toEqual(['idle', ['one'], null])
  })

  test('fails after 20 s without a response, aborts, and ignores a late response', async () => {
    const { calls, clock, confirm, failure, log, send, state } = begin()
    confirm()
    clock.increment(19_999)
    expect(state()).toBe('removing')
    clock.increment(1)
    expect([state(), failure(), calls[0]?.signal.aborted]).toEqual([
      'confirming',
      { kind: 'timeout' },
      true,
    ])
    send({ type: 'remove.dismissed' })
    await calls[0]?.answer()
    expect([state(), log()]).toEqual(['idle', []])
  })

  test('is sent once for a double press, and cannot be dismissed while it is pending', () => {
    const { calls, confirm, send, state } = begin()
    confirm()
    send({ type: 'remove.confirmed' })
    send({ type: 'remove.dismissed' })
    expect([calls.length, state()]).toEqual([1, 'removing'])
  })

  test('clears the last failure during a retry', async () => {
    const { calls, confirm, failure, send } = begin()
    confirm()
    await calls[0]?.answer(offline)
    expect(failure()).toEqual({ kind: 'network' })
    send({ type: 'remove.confirmed' })
    expect(failure()).toBeNull()
  })
})

describe('the idempotency key of a mutation', () => {
  test('stays the same for every retry of one intent', async () => {
    const { calls, clock, confirm, keys, send } = begin()
    confirm()
    await calls[0]?.answer(offline)
    send({ type: 'remove.confirmed' })
    clock.increment(20_000)
    send({ type: 'remove.confirmed' })
    expect(keys()).toEqual(['seed-remove-1', 'seed-remove-1', 'seed-remove-1'])
  })

  test('changes with the next intent, also for the same row', async () => {
    const { calls, confirm, failure, keys, send } = begin()
    confirm()
    await calls[0]?.answer(offline)
    send({ type: 'remove.dismissed' })
    send({ type: 'remove.pressed', id: 'one' })
    expect(failure()).toBeNull()
    send({ type: 'remove.confirmed' })
    await calls[1]?.answer()
    confirm('two')
    expect(keys()).toEqual(['seed-remove-1', 'seed-remove-2', 'seed-remove-3'])
  })

  test('changes once the user has changed what is sent', async () => {
    const { calls, confirm, keys, send } = begin()
    confirm()
    await calls[0]?.answer(offline)
    send({ type: 'name.changed', id: 'two' })
    send({ type: 'remove.confirmed' })
    expect(keys()).toEqual(['seed-remove-1', 'seed-remove-2'])
  })
})

describe('a mutation of the same actor without confirmation', () => {
  test('has its own keys', async () => {
    const { calls, confirm, keys, send } = begin()
    confirm()
    await calls[0]?.answer()
    send({ type: 'archive.pressed', id: 'two' })
    expect(keys()).toEqual(['seed-remove-1', 'seed-archive-2'])
  })

  test('fails if its row is gone, unless the chart counts that as success', async () => {
    const { calls, failure, log, send, state } = begin()
    send({ type: 'archive.pressed', id: 'two' })
    await calls[0]?.answer(refused('not_found', 404))
    expect([state(), log()]).toEqual(['idle', ['failed two']])
    expect(failure()).toMatchObject({ kind: 'refused', code: 'not_found' })
  })

  test('handles a timeout like any other failure', () => {
    const { clock, failure, log, send, state } = begin()
    send({ type: 'archive.pressed', id: 'two' })
    clock.increment(20_000)
    expect([state(), log(), failure()]).toEqual(['idle', ['failed two'], { kind: 'timeout' }])
  })
})
