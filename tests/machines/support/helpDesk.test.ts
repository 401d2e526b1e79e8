import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { formOf, helpDeskMachine } from '@machines/support/helpDesk/machine'
import type { RequestFields } from '@machines/support/requestForm/fields'
import { initialRequestForm, requestFormMachine } from '@machines/support/requestForm/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { helpDeskLaws } from './helpDesk.laws'

const input = { buildingUuid: 'house', keyPrefix: 'seed-1', limits: { files: 5, bytes: 1000 } }
const typed: RequestFields = { nature: 'Heat', subject: 'Cold', description: '' }
const formInput = { ...input, fields: {} }

describeMachine('helpDesk', helpDeskMachine, {
  inputs: [input],
  events: {},
  actors: {
    draft: { done: [{}, typed], error: [new Error('no storage')] },
    form: {
      snapshot: [
        snapshotOf(requestFormMachine, 'editing', {
          ...initialRequestForm(formInput),
          fields: typed,
        }),
      ],
      done: [{ answer: { reference: 'PR-1', request: null } }, { answer: null }],
      error: [new Error('broken')],
    },
  },
  provide: { actions: { storeDraft: () => {}, goHome: () => {}, reportBroken: () => {} } },
  laws: helpDeskLaws,
  contextKey: ({ fields, savedText }) => [JSON.stringify(fields), savedText],
  lint: { allowedTags: ['busy'] },
})

test('the draft is stored letter by letter, and deleted once sent', async () => {
  const storeDraft = vi.fn<(facts: unknown, params: { fields: RequestFields | null }) => void>()
  const keys: string[] = []
  const desk = createActor(
    helpDeskMachine.provide({
      actors: {
        readDraft: fromPromise<Partial<RequestFields>, undefined>(async () => ({
          subject: 'From before',
        })),
        form: requestFormMachine.provide({
          actors: {
            submitRequest: fromPromise(async ({ input: { key } }) => {
              keys.push(key)
              return { reference: 'PR-1', request: null }
            }),
          },
        }),
      },
      actions: { storeDraft },
    }),
    { input },
  ).start()
  const form = async () => {
    const snapshot = await waitFor(desk, (each) => formOf(each) !== undefined)
    return formOf(snapshot)
  }
  const first = await form()
  expect(first?.getSnapshot().context.fields.subject).toBe('From before')
  first?.send({ type: 'field.changed', name: 'nature', value: 'Heat' })
  first?.send({ type: 'field.changed', name: 'description', value: 'Cold' })
  expect(storeDraft.mock.calls.map(([, { fields }]) => fields?.nature)).toEqual(['Heat', 'Heat'])
  first?.send({ type: 'request.submitted' })
  await waitFor(desk, (each) => formOf(each)?.getSnapshot().matches('fulfilled') === true)
  first?.send({ type: 'dialog.closed' })
  const second = await form()
  expect(second).not.toBe(first)
  expect(second?.getSnapshot().context.fields).toEqual({ nature: '', subject: '', description: '' })
  expect(storeDraft.mock.lastCall?.[1]).toEqual({ fields: null })
  expect(keys[0]).toMatch(/^seed-1-0-/)
})
