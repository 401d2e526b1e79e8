import { createSupportRequest } from '@contract/support'
import { describeMachine } from '@kit/describeMachine'
import { sortOffered } from '@machines/support/requestForm/attachments'
import { requestFormMachine, type SentRequest } from '@machines/support/requestForm/machine'
import { progressOf } from '@machines/support/requestForm/selectors'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline } from '../fixtures'
import { requestFormLaws } from './requestForm.laws'

const limits = { files: 2, bytes: 1000 }
const file = (name: string, bytes = 10) => ({ id: name, name, bytes, handle: null })

describeMachine('requestForm', requestFormMachine, {
  inputs: [
    {
      buildingUuid: 'house',
      keyPrefix: 'seed',
      limits: { ...limits, files: 1 },
      fields: { nature: 'Amenities', subject: 'Gym' },
    },
  ],
  events: {
    'field.changed': [
      { name: 'description', value: 'The light is out' },
      { name: 'subject', value: '  ' },
    ],
    'files.offered': [
      { files: [file('light.png')] },
      { files: [file('light.exe'), file('light.png'), file('film.mov', 1001), file('plan.pdf')] },
    ],
    'file.removed': [{ id: 'light.png' }],
    'request.submitted': [],
    'upload.progressed': [{ fraction: 0.4 }],
    'cancel.pressed': [],
    'cancel.confirmed': [],
    'cancel.dismissed': [],
    'dialog.closed': [],
  },
  actors: {
    submitRequest: { done: [{ reference: 'PR-1', request: null }], error: [offline] },
  },
  // `intentId` only grows: it does not distinguish two situations.
  contextKey: ({ fields, attachments, declined, progress, answer, mutation }) => [
    fields.nature,
    fields.subject,
    fields.description,
    attachments.map(({ id }) => id).slice(0, 2),
    declined.length,
    progress,
    answer?.reference ?? null,
    mutation.failure?.kind ?? null,
  ],
  laws: requestFormLaws,
  lint: { allowedTags: ['busy'] },
})

describe('a request that is being sent', () => {
  const light = { ...file('light.png'), handle: { theFile: 'itself' } }
  const begin = () => {
    const sent: SentRequest[] = []
    const fail: (() => void)[] = []
    const form = createActor(
      requestFormMachine.provide({
        actors: {
          submitRequest: fromPromise(({ input }) => {
            sent.push(input)
            return new Promise((_, reject) => fail.push(() => reject(offline)))
          }),
        },
      }),
      {
        input: {
          buildingUuid: 'house',
          keyPrefix: 'seed',
          limits,
          fields: { nature: 'Amenities', subject: 'Gym', description: 'Dark' },
        },
      },
    )
    form.start()
    return { form, sent, fail }
  }

  test('contains the files themselves and reports progress', async () => {
    const { form, sent, fail } = begin()
    form.send({ type: 'files.offered', files: [light] })
    form.send({ type: 'request.submitted' })
    expect(sent[0]?.attachments[0]?.handle).toBe(light.handle)
    expect(progressOf(form.getSnapshot())).toBeNull()
    sent[0]?.onProgress(0.4)
    expect(progressOf(form.getSnapshot())).toBe(0.4)

    // A retry starts at zero.
    fail[0]?.()
    await waitFor(form, (snapshot) => snapshot.matches('rejected'))
    form.send({ type: 'dialog.closed' })
    form.send({ type: 'request.submitted' })
    expect(progressOf(form.getSnapshot())).toBeNull()
    expect(sent[1]?.attachments[0]?.handle).toBe(light.handle)
  })

  test('is aborted by the call before the chart times out', () => {
    const { mutationTimeout } = requestFormMachine.implementations.delays
    expect(mutationTimeout).toBeGreaterThan(createSupportRequest.timeLimit)
  })
})

describe('attachments', () => {
  test('contain a file once, however often it is offered', () => {
    const again = file('plan.pdf')
    const { taken, declined } = sortOffered(
      [file('light.png')],
      [again, again, file('light.png')],
      limits,
    )
    expect(taken).toEqual([again])
    expect(declined).toEqual([])
  })

  test('name every rejected file, and why', () => {
    const offered = [
      file('plan.PDF'),
      file('virus.exe'),
      file('film.mov', 1001),
      file('noending'),
      file('photo.jpeg', 1000),
      file('third.png'),
    ]
    const { taken, declined } = sortOffered([], offered, limits)
    expect(taken.map(({ name }) => name)).toEqual(['plan.PDF', 'photo.jpeg'])
    expect(declined).toEqual([
      { name: 'virus.exe', why: 'typeNotAllowed' },
      { name: 'film.mov', why: 'tooLarge' },
      { name: 'noending', why: 'typeNotAllowed' },
      { name: 'third.png', why: 'tooMany' },
    ])
  })
})
