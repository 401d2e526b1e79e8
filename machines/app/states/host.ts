import { appSetup } from '../setup'

/** What the app runs in. */
export const host = appSetup.createStateConfig({
  description: 'What the app runs in.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The user agent tells.',
      always: [{ guard: 'isNativeHost', target: 'native' }, { target: 'browser' }],
    },
    browser: { description: 'A browser of the visitor.' },
    native: { description: 'The web view of a native host, which has pages of its own.' },
  },
})
