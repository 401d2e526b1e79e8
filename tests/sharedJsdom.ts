import { builtinEnvironments, type Environment } from 'vitest/runtime'

const key = Symbol.for('portico.tests.window')
const known = globalThis as { [key]?: Promise<unknown> }

/**
 * jsdom, with one window for all files of a worker: to make one takes longer than many a file runs. Every test
 * cleans up after itself, for the next one of its file as for the next file.
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
