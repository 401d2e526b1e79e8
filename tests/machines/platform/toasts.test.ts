import { type ToastAbout, toastsLogic, toastsOf } from '@machines/platform/toasts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

/** docs/behaviour.md#where-failures-show. */
function open(...raised: ToastAbout[]) {
  const toasts = createActor(toastsLogic).start()
  for (const about of raised) toasts.send({ type: 'toast.raised', about })
  const shown = () => toastsOf(toasts.getSnapshot()).map(({ id, about }) => [id, about])
  return { toasts, shown }
}

test('a failure that happens again stands there once, last, and is another toast', () => {
  const { shown } = open('language', 'link', 'language')
  expect(shown()).toEqual([
    [1, 'link'],
    [2, 'language'],
  ])
})

test('what was read goes, and nothing else with it', () => {
  const { toasts, shown } = open('language', 'link')
  toasts.send({ type: 'toast.dismissed', id: 0 })
  toasts.send({ type: 'toast.dismissed', id: 7 })
  expect(shown()).toEqual([[1, 'link']])
})

test('nobody reads the toasts of the session before, nor takes a new one for one of them', () => {
  const { toasts, shown } = open('language', 'link')
  toasts.send({ type: 'session.ended' })
  expect(shown()).toEqual([])
  toasts.send({ type: 'toast.raised', about: 'link' })
  expect(shown()).toEqual([[2, 'link']])
})
