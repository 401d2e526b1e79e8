import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests know also what only builds for developers have. */
const developer = { 'import.meta.env.PORTICO_DEVELOPER': JSON.stringify('true') }

/**
 * A suite that runs in Node; every one is a folder of `tests/`. Files share the modules of their worker: to
 * load these anew takes longer than many a file runs.
 */
function inNode(name: string, testTimeout = 180_000): TestProjectInlineConfiguration {
  const include = [`tests/${name}/**/*.test.ts`]
  if (name === 'kit') include.push('packages/*/tests/**/*.test.ts')
  return {
    extends: true,
    test: { name, include, environment: 'node', isolate: false, testTimeout, hookTimeout: 180_000 },
  }
}

const seeded = {
  ...inNode('server').test,
  globalSetup: 'tests/server/template.ts',
  alias: {
    '@node-rs/argon2': fileURLToPath(new URL('tests/server/cheapArgon2.ts', import.meta.url)),
  },
}

const screens: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'screens',
    environment: './tests/sharedJsdom.ts',
    isolate: false,
    include: ['tests/{features,operate,platform,router,ui}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup-screens.ts'],
    // The first test of a worker also compiles the screens that it shows. A limit ends what hangs; a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}

const projects: TestProjectInlineConfiguration[] = [
  inNode('kit'),
  inNode('contract'),
  inNode('machines'),
  inNode('rules'),
  inNode('mutants'),
  { extends: true, test: seeded },
  // Starts what was built, so it runs after the build.
  inNode('process', 300_000),
  screens,
]

/** The suite of this name alone, for tools that know no projects. */
export function suiteAlone(name: string) {
  const test = projects.find((project) => project.test?.name === name)?.test
  if (test === undefined) throw new Error(`There is no suite ${name}`)
  return mergeConfig(viteConfig, defineConfig({ define: developer, test }))
}

/** Compiles a file with `import.meta.glob` every time: the cache would keep the list of files, also of deleted ones. */
const listsFiles: Plugin = {
  name: 'lists-files',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

export default mergeConfig(
  viteConfig,
  // What one suite has compiled, the next one finds: the server's runs twice.
  defineConfig({
    define: developer,
    plugins: [listsFiles],
    test: {
      projects,
      experimental: { fsModuleCache: true },
      setupFiles: ['tests/waitLimits.ts'],
      expect: { poll: { timeout: 20_000, interval: 20 } },
    },
  }),
)
