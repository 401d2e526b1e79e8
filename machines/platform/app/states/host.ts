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
    native: {
      description: 'The web view of a native host, which has pages of its own.',
      initial: 'routing',
      states: {
        routing: {
          description: 'Is there a way to talk with the native app?',
          always: [{ guard: 'hasHostTransport', target: 'fetchingHost' }, { target: 'silent' }],
        },
        silent: {
          description: 'Nobody to talk with.',
        },
        fetchingHost: {
          description: 'Its code is fetched.',
          invoke: {
            id: 'fetchHost',
            src: 'fetchHost',
            onDone: { target: 'attached' },
            onError: { target: 'hostMissing' },
          },
          after: { codeTimeout: { target: 'hostMissing' } },
        },
        hostMissing: {
          description: 'It is tried again.',
          after: { hostPause: { target: 'fetchingHost' } },
        },
        attached: {
          description: 'The native app is told of us.',
          invoke: {
            id: 'nativeHost',
            src: 'nativeHost',
            systemId: 'nativeHost',
            input: ({ context: { input, path } }) => ({
              version: input.deployment.app.version,
              path,
            }),
            onDone: { target: 'silent' },
            onError: { target: 'silent' },
          },
        },
      },
    },
  },
})
