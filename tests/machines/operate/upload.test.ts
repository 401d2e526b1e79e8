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
    ],
    'upload.cancelled': [],
    'request.retried': [],
    'operator.confirmed': [],
  },
  actors: {
    send: {
      done: [{ logo_url: '/uploads/a.svg' }],
      error: [offline, refused('unauthenticated', 401)],
    },
  },
  laws: uploadLaws,
  contextKey: ({ chosen, declined, changes, mutation: { failure } }) => [
    chosen?.file.name ?? null,
    declined,
    changes !== null,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})
