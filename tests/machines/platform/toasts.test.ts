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

test('a repeated failure shows once, last, and as a new toast', () => {
  const { shown } = open('language', 'link', 'language')
  expect(shown()).toEqual([
    [1, 'link'],
    [2, 'language'],
  ])
})

test('dismissing a toast removes only that one', () => {
  const { toasts, shown } = open('language', 'link')
  toasts.send({ type: 'toast.dismissed', id: 0 })
  toasts.send({ type: 'toast.dismissed', id: 7 })
  expect(shown()).toEqual([[1, 'link']])
})

test('a new session shows no toast of the last one, and never confuses two', () => {
  const { toasts, shown } = open('language', 'link')
  toasts.send({ type: 'session.ended' })
  expect(shown()).toEqual([])
  toasts.send({ type: 'toast.raised', about: 'link' })
  expect(shown()).toEqual([[2, 'link']])
})
