import { defineConfig, mergeConfig } from 'vite'
import { common } from './vite.config.ts'

/**
 * The operators' console: a build of its own, so that a tenant's pages contain none of its code, styles or texts
 * (docs/decisions/0019-operators-console.md).
 */
export default mergeConfig(
  common,
  defineConfig({
    base: '/operate/',
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: 'src/operate/main.tsx',
            output: {
              codeSplitting: { groups: [{ name: 'console', tags: ['$initial' as const] }] },
            },
          },
        },
      },
    },
  }),
)
