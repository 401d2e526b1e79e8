import { describe, expect, it } from 'vitest'
import { fromCallback, fromObservable, fromPromise, fromTransition, sendTo } from 'xstate'
import { actorKind } from '../src/actorKind'
import { startHarness } from '../src/harness'
import { snapshotOf } from '../src/snapshotOf'
import { buildingMachine, doorMachine } from './charts/building'
import { doorbellMachine } from './charts/small'

describe('a handwritten scenario', () => {
  it('ignores a late response to a state that was left', () => {
    const { actor, reject, resolve } = startHarness(doorbellMachine)
    expect(() => resolve('ring', 'too early')).toThrow("the actor 'ring' is not running")
    actor.send({ type: 'door.pushed' })
    actor.send({ type: 'door.left' })
    expect(actor.getSnapshot().value).toBe('outside')
    expect(() => reject('ring', 'too late')).toThrow("the actor 'ring' is not running")
  })

  it('settles promises immediately', () => {
    const { actor, resolve } = startHarness(doorbellMachine)
    actor.send({ type: 'door.pushed' })
    resolve('ring', 'hello')
    expect(actor.getSnapshot()).toMatchObject({ value: 'inside', status: 'done' })
    expect(() => resolve('ring', 'again')).toThrow("the actor 'ring' is not running")
  })

  it('ends one delay and leaves the others running', () => {
    const { actor, elapse } = startHarness(buildingMachine, { system: ['porter'] })
    elapse('visitTimeout')
    expect(actor.getSnapshot().value).toMatchObject({ visit: 'over' })
    // Leaving `active` has stopped its delay.
    expect(() => elapse('idleTimeout')).toThrow('the delay xstate.after.idleTimeout is not running')
  })

  it('emits snapshots of a child and records what it sends the child', () => {
    const { actor, emit, received } = startHarness(buildingMachine, { system: ['porter'] })
    actor.send({ type: 'door.requested' })
    // Including the porter, who is above the machine.
    expect(received.filter(({ src }) => src === 'door')).toEqual([
      { src: 'door', event: { type: 'door.opened' } },
    ])
    emit('door', snapshotOf(doorMachine, 'closed', { uses: 0 }))
    expect(actor.getSnapshot().value).toMatchObject({ entrance: 'guarded' })
    emit('door', snapshotOf(doorMachine, 'open', { uses: 1 }))
    expect(actor.getSnapshot().value).toMatchObject({ entrance: 'passing' })
    expect(actor.getSnapshot().context.uses).toBe(1)
  })

  it("uses the test's implementations", () => {
    const notes: string[] = []
    const provide = { actions: { note: () => notes.push('noted') } }
    startHarness(doorbellMachine, { provide }).actor.send({ type: 'door.pushed' })
    expect(notes).toEqual(['noted'])
  })

  it('records what an actor above receives', () => {
    const { actor, received } = startHarness(doorbellMachine, {
      provide: {
        actions: { note: sendTo(({ system }) => system.get('above'), { type: 'noted' }) },
      },
      system: ['above'],
    })
    actor.send({ type: 'door.pushed' })
    expect(received).toEqual([{ src: 'above', event: { type: 'noted' } }])
  })
})

describe("an actor's kind", () => {
  it.each([
    ['promise', fromPromise(() => Promise.reject(new Error('not called')))],
    ['callback', fromCallback(() => {})],
    ['machine', doorMachine],
    ['transition', fromTransition((state: number) => state, 0)],
    ['other', fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }))],
    ['undeclared', undefined],
  ])('is %s', (kind, logic) => {
    expect(actorKind(logic)).toBe(kind)
  })
})
