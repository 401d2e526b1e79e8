import { readdirSync, readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import viteConfig from './vite.config.ts'

/**
 * A suite that runs in Node; every one is a folder of `tests/`. Files share the modules of their worker: to
 * load these anew takes longer than many a file runs.
 */
function inNode(name: string, testTimeout = 20_000): TestProjectInlineConfiguration {
  const include = [`tests/${name}/**/*.test.ts`]
  return {
    extends: true,
    test: { name, include, environment: 'node', isolate: false, testTimeout, hookTimeout: 60_000 },
  }
}

/** Files that put something in the place of a module: they cannot share it with others. */
const mocking = readdirSync('tests/server')
  .map((file) => `tests/server/${file}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock('))

const seeded = { ...inNode('server').test, globalSetup: 'tests/server/template.ts' }

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        inNode('kit'),
        inNode('contract'),
        inNode('machines'),
        inNode('rules'),
        { extends: true, test: { ...seeded, exclude: mocking } },
        {
          extends: true,
          test: { ...seeded, name: 'server-mocked', isolate: true, include: mocking },
        },
        // Starts what was built, so it runs after the build.
        inNode('process', 60_000),
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            isolate: false,
            include: ['tests/{screens,ui,runtime,router}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup-screens.ts'],
            testTimeout: 20_000,
          },
        },
      ],
    },
  }),
)
