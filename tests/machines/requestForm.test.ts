import { describeMachine } from '@kit/describeMachine'
import { sortOffered } from '@machines/requestForm/attachments'
import { requestFormMachine } from '@machines/requestForm/machine'
import { describe, expect, test } from 'vitest'
import { offline } from './cases'

const limits = { files: 2, bytes: 1000 }
const file = (name: string, bytes = 10) => ({ id: name, name, bytes, handle: null })

describeMachine('requestForm', requestFormMachine, {
  inputs: [
    {
      buildingUuid: 'house',
      visit: 'visit',
      limits,
      fields: { nature: 'Amenities', subject: 'Gym' },
    },
  ],
  events: {
    'field.changed': [
      { name: 'description', value: 'The light is out' },
      { name: 'subject', value: '  ' },
    ],
    'files.offered': [{ files: [file('light.png')] }, { files: [file('light.exe')] }],
    'file.removed': [{ id: 'light.png' }],
    'request.submitted': [],
    'cancel.pressed': [],
    'cancel.confirmed': [],
    'cancel.dismissed': [],
    'dialog.closed': [],
    'session.ended': [],
  },
  actors: {
    submitRequest: { done: [{ reference: 'PR-1' }], error: [offline] },
  },
  provide: { actions: { holdFiles: () => {} } },
  // The revision only grows: it tells no two situations apart.
  contextKey: ({ fields, attachments, declined, reference, failure }) => [
    fields.nature,
    fields.subject,
    fields.description,
    attachments.map(({ id }) => id).slice(0, 2),
    declined.length,
    reference,
    failure?.kind ?? null,
  ],
  lint: { criticalEvents: ['session.ended'], allowedTags: ['busy'] },
})

describe('what may be attached', () => {
  test('takes a file once, however often it is offered', () => {
    const again = file('plan.pdf')
    const { taken, declined } = sortOffered(
      [file('light.png')],
      [again, again, file('light.png')],
      limits,
    )
    expect(taken).toEqual([again])
    expect(declined).toEqual([])
  })

  test('names every file that is not taken, and why', () => {
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
