import { mergeConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** A suite that runs in Node; every one is a folder of `tests/`. */
function inNode(name: string, testTimeout = 20_000): TestProjectInlineConfiguration {
  const include = [`tests/${name}/**/*.test.ts`]
  return {
    extends: true,
    test: { name, include, environment: 'node', testTimeout, hookTimeout: 60_000 },
  }
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        inNode('kit'),
        inNode('contract'),
        inNode('machines'),
        {
          ...inNode('server'),
          test: { ...inNode('server').test, globalSetup: 'tests/server/template.ts' },
        },
        // Starts what was built, so it runs after the build.
        inNode('process', 60_000),
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['tests/{screens,ui,runtime,router}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup-screens.ts'],
            testTimeout: 20_000,
          },
        },
      ],
    },
  }),
)
