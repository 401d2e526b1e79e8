import { appSetup } from '../setup'

/** The environment that the app runs in. */
export const host = appSetup.createStateConfig({
  description: 'The environment that the app runs in: a browser or a native host.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides by the user agent.',
      always: [{ guard: 'isNativeHost', target: 'native' }, { target: 'browser' }],
    },
    browser: { description: 'The user’s browser.' },
    native: {
      description: 'The web view of a native host, which has pages of its own.',
      initial: 'routing',
      states: {
        routing: {
          description: 'Checks whether there is a channel to the native app.',
          always: [{ guard: 'hasHostTransport', target: 'fetchingHost' }, { target: 'silent' }],
        },
        silent: {
          description: 'There is no channel to the native app.',
        },
        fetchingHost: {
          description: 'Loading the code of the connection.',
          invoke: {
            id: 'fetchHost',
            src: 'fetchHost',
            onDone: { target: 'attached' },
            onError: { target: 'hostMissing' },
          },
          after: { codeTimeout: { target: 'hostMissing' } },
        },
        hostMissing: {
          description: 'Retries after a pause.',
          after: { hostPause: { target: 'fetchingHost' } },
        },
        attached: {
          description: 'The native app is connected.',
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
