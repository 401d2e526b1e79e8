import { type BrokenChart, createRecorder, type Recorder } from '@platform/report/recorder'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { turns } from '../../turns'

const secret = 'Hunter2!'
const child = setup({
  types: {} as {
    events: { type: 'code.submitted'; code: string } | { type: 'list.changed'; list: string[] }
  },
  actions: {
    fail: () => {
      throw new Error('broken')
    },
  },
}).createMachine({
  id: 'child',
  initial: 'pending',
  states: {
    pending: { on: { 'list.changed': 'listed' } },
    listed: { on: { 'code.submitted': { actions: 'fail' }, 'list.changed': {} } },
  },
})
const parent = setup({
  actors: { child, fetch: fromPromise(() => Promise.reject(new Error('network'))) },
}).createMachine({
  id: 'parent',
  invoke: [
    { src: 'child', systemId: 'child', onError: { target: '.broken' } },
    { src: 'fetch', onError: {} },
  ],
  initial: 'running',
  states: { running: {}, broken: {} },
})

function open() {
  const onBroken = vi.fn<(error: unknown, broken: BrokenChart) => void>()
  const recorder: Recorder = createRecorder(onBroken)
  const actor = createActor(parent, { inspect: recorder.inspect }).start()
  return { recorder, onBroken, actor, child: actor.system.get('child') }
}

describe('the recorder', () => {
  test('records types of events and kinds of their values, and none of the values', () => {
    const { recorder, child: actor } = open()
    actor.send({
      type: 'list.changed',
      list: [secret, secret],
      text: secret,
      code: '8305',
      kind: 'refused',
      status: secret,
      isOpen: true,
      nobody: null,
      count: 8305,
      user: { email: secret },
      error: { failure: { kind: 'refused', code: 'code_invalid' } },
    })
    expect(recorder.walkOf(actor)?.walk.at(-1)).toEqual({
      chart: 'child',
      event: 'list.changed',
      from: 'pending',
      with: {
        list: 2,
        text: 'text',
        code: 'text',
        kind: 'refused',
        status: 'text',
        isOpen: true,
        nobody: null,
        count: 'number',
        user: 'object',
        error: 'code_invalid',
      },
      times: 1,
    })
    expect(JSON.stringify(recorder.recent())).not.toContain(secret)
    expect(JSON.stringify(recorder.recent())).not.toContain('8305')
  })

  test('retains the last twenty of each chart, and of all', () => {
    const { recorder, child: actor } = open()
    for (let at = 0; at < 50; at += 1) {
      actor.send({ type: 'list.changed', list: Array.from({ length: at }, () => secret) })
    }
    expect(recorder.walkOf(actor)?.walk).toHaveLength(20)
    expect(recorder.recent()).toHaveLength(20)
  })

  test('counts repeated events, such as those of typing', () => {
    const { recorder, child: actor } = open()
    for (let at = 0; at < 9; at += 1) actor.send({ type: 'list.changed', list: [] })
    expect(recorder.walkOf(actor)?.walk.map(({ event, times }) => [event, times])).toEqual([
      ['xstate.init', 1],
      ['list.changed', 1],
      ['list.changed', 8],
    ])
  })

  test('reports a chart that ended in an error, with its state and what led there', () => {
    const { onBroken, actor, child: broken } = open()
    broken.send({ type: 'list.changed', list: ['one'] })
    broken.send({ type: 'code.submitted', code: secret })
    expect(actor.getSnapshot().value).toBe('broken')
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(new Error('broken'), {
      chart: 'child',
      state: 'listed',
      walk: [
        {
          chart: 'child',
          event: 'xstate.init',
          from: null,
          with: { input: 'undefined' },
          times: 1,
        },
        { chart: 'child', event: 'list.changed', from: 'pending', with: { list: 1 }, times: 1 },
        {
          chart: 'child',
          event: 'code.submitted',
          from: 'listed',
          with: { code: 'text' },
          times: 1,
        },
      ],
    })
  })

  test('does not report a failed call, which its chart handles', async () => {
    const { onBroken } = open()
    await turns()
    expect(onBroken).not.toHaveBeenCalled()
  })
})
