import { describeMachine } from '@kit/describeMachine'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { turns } from '../../turns'
import { offline, refused } from '../fixtures'
import { type Fields, formLaws, formMachine } from './form.laws'

const input = { fields: { name: '', note: '' }, keyPrefix: 'key' }

describeMachine('form', formMachine, {
  inputs: [input],
  events: {
    'field.changed': [
      { name: 'name', value: 'Ada' },
      { name: 'name', value: '' },
    ],
    'field.left': [{ name: 'name' }],
    'form.submitted': [],
    'form.dismissed': [],
    'operator.confirmed': [],
  },
  actors: {
    send: { done: ['stored'], error: [offline, refused('password_required', 403)] },
  },
  laws: formLaws,
  contextKey: ({ fields, touched, wasSubmitted, mutation: { failure } }) => [
    fields.name,
    touched,
    wasSubmitted,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('sends once for two presses, and again with the same key after the password', async () => {
  const sent: { fields: Fields; key: string }[] = []
  const form = createActor(
    formMachine.provide({
      actors: {
        send: fromPromise<string, { fields: Fields; key: string }>(async ({ input: call }) => {
          sent.push(call)
          if (sent.length === 1) throw refused('password_required', 403)
          return 'stored'
        }),
      },
    }),
    { input },
  ).start()
  form.send({ type: 'field.changed', name: 'name', value: 'Ada' })
  form.send({ type: 'form.submitted' })
  form.send({ type: 'form.submitted' })
  await turns()
  expect(sent).toHaveLength(1)
  form.send({ type: 'operator.confirmed' })
  await turns()
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
  expect(form.getSnapshot().output).toEqual({ result: 'stored' })
})
