import { describeMachine } from '@kit/describeMachine'
import { finderMachine } from '@machines/operate/finder/machine'
import { finderLaws } from './finder.laws'

describeMachine('finder', finderMachine, {
  inputs: [undefined],
  events: {
    'finder.opened': [],
    'finder.closed': [],
    'query.changed': [
      { query: '' },
      { query: ' ' },
      { query: 'ada' },
      { query: 'ada ' },
      { query: 'lin' },
    ],
    'request.retried': [],
  },
  actors: { found: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: finderLaws,
  contextKey: ({ query }) => query,
})
