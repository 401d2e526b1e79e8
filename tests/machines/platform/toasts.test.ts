import { describeMachine } from '@kit/describeMachine'
import { toastsMachine, toastsOf } from '@machines/platform/toasts/machine'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toastsLaws } from './toasts.laws'

describeMachine('toasts', toastsMachine, {
  events: {
    'toast.raised': [{ about: 'language' }, { about: 'link' }],
    'toast.dismissed': [{ id: 0 }, { id: 1 }],
    'session.ended': [],
  },
  laws: toastsLaws,
  contextKey: () => null,
  lint: { criticalEvents: ['session.ended'] },
})

test('the same failure stands there once, and anew', () => {
  const toasts = createActor(toastsMachine).start()
  const about = () => toastsOf(toasts.getSnapshot()).map((toast) => [toast.id, toast.about])
  toasts.send({ type: 'toast.raised', about: 'language' })
  toasts.send({ type: 'toast.raised', about: 'link' })
  toasts.send({ type: 'toast.raised', about: 'language' })
  expect(about()).toEqual([
    [1, 'link'],
    [2, 'language'],
  ])
  toasts.send({ type: 'toast.dismissed', id: 1 })
  expect(about()).toEqual([[2, 'language']])
  toasts.send({ type: 'session.ended' })
  expect(about()).toEqual([])
})
