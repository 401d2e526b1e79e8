import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { uploadLaws, uploadMachine } from './upload.laws'

const file = (name: string, bytes = 1000) => ({ id: name, name, bytes, handle: null })

describeMachine('upload', uploadMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: {
    'file.chosen': [
      { field: 'logo_url', kind: 'logo', file: file('logo.svg') },
      { field: 'logo_url', kind: 'logo', file: file('logo.exe') },
      { field: 'logo_url', kind: 'logo', file: file('logo.png', 2_000_000) },
      { field: 'image_url', kind: 'picture', file: file('tower.jpg') },
    ],
    'crop.confirmed': [
      { area: { x: 100, y: 0, width: 300, height: 300 } },
      { area: { x: 0, y: 0, width: 400, height: 300 } },
    ],
    'crop.skipped': [],
    'crop.cancelled': [],
    'upload.cancelled': [],
    'request.retried': [],
    'operator.confirmed': [],
  },
  actors: {
    measure: { done: [{ width: 400, height: 300 }], error: [new Error('not decoded')] },
    cut: { done: [file('part.jpg')], error: [new Error('not encoded')] },
    send: {
      done: [{ logo_url: '/uploads/a.svg' }],
      error: [offline, refused('unauthenticated', 401)],
    },
  },
  laws: uploadLaws,
  contextKey: ({ chosen, declined, hasCutFailed, changes, mutation: { failure } }) => [
    chosen?.file.name ?? null,
    declined,
    hasCutFailed,
    changes !== null,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})
