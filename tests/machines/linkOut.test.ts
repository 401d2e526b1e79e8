import { describeMachine } from '@kit/describeMachine'
import { linkOutMachine } from '@machines/linkOut/machine'
import { offline } from './cases'

describeMachine('linkOut', linkOutMachine, {
  inputs: [{ href: 'https://apps.test/lunch' }],
  events: { 'page.retried': [] },
  actors: {
    loadPage: { done: [{ address: 'https://apps.test/lunch' }], error: [offline] },
  },
  contextKey: ({ address }) => address,
})
