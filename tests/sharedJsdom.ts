import { builtinEnvironments, type Environment } from 'vitest/runtime'

const key = Symbol.for('portico.tests.window')
const known = globalThis as { [key]?: Promise<unknown> }

/**
 * jsdom, with one window for all files of a worker: creating one takes longer than many files run. Every test cleans up
 * after itself, for the next test of its file and for the next file.
 */
export default {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    known[key] ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options))
    await known[key]
    return { teardown: () => undefined }
  },
} satisfies Environment
