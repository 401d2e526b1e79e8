import { createRequire } from 'node:module'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const key = Symbol.for('portico.tests.window')
const known = globalThis as { [key]?: Promise<unknown> }

/**
 * Reduces computed styles to what queries, axe and user events read of them: whether an element is displayed and
 * visible, and whether it can be pressed. jsdom has no layout, so nothing needs its margins, and no test its colors;
 * computing these for each element took a sixth of the suite's time.
 */
function reduceStyles(): void {
  const require = createRequire(import.meta.url)
  const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js')
  const rules = (require(sheet) as string).match(/[^{}]+\{[^{}]*\}/g) ?? []
  const reduced = rules.filter((rule) => /\b(display|visibility)\s*:/.test(rule)).join('\n')
  // Before jsdom parses it, for its first window.
  Object.assign(require.cache[sheet] as object, { exports: reduced })
  const { propertiesWithResolvedValueImplemented: computed } =
    require('jsdom/lib/jsdom/living/helpers/style-rules.js') as {
      propertiesWithResolvedValueImplemented: Record<string, unknown>
    }
  for (const name of Object.keys(computed)) {
    if (name.endsWith('color')) delete computed[name]
  }
}

/**
 * jsdom, with one window for all files of a worker: creating one takes longer than many files run. Every test cleans up
 * after itself, for the next test of its file and for the next file.
 */
export default {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    known[key] ??= (async () => {
      reduceStyles()
      await builtinEnvironments.jsdom.setup(global, options)
    })()
    await known[key]
    return { teardown: () => undefined }
  },
} satisfies Environment
