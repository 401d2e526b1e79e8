import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { previewLaws, previewMachine } from './preview.laws'

describeMachine('preview', previewMachine, {
  inputs: [{ id: 'one' }],
  events: {
    'subject.changed': [{ subject: 'Alder' }, { subject: 'Alder Tower' }],
    'request.retried': [],
    'operator.confirmed': [],
  },
  actors: {
    draw: { done: ['the pages'], error: [offline, refused('unauthenticated', 401)] },
  },
  laws: previewLaws,
  contextKey: ({ subject, drawn, failure }) => [subject, drawn, failure?.kind ?? null],
})
