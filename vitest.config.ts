import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const node = { environment: 'node' as const }

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { ...node, name: 'kit', include: ['tests/kit/**/*.test.ts'] } },
        {
          extends: true,
          test: { ...node, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { ...node, name: 'machines', include: ['tests/machines/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['tests/{screens,ui,runtime,router}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup-screens.ts'],
          },
        },
        {
          extends: true,
          test: { ...node, name: 'server', include: ['tests/server/**/*.test.ts'] },
        },
      ],
    },
  }),
)
