import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The house's own import names; tsconfig.json lists the same ones for the type checker. */
const folders = {
  '@contract': 'contract',
  '@machines': 'machines',
  '@runtime': 'src/runtime',
  '@router': 'src/router',
  '@screens': 'src/screens',
  '@ui': 'src/ui',
  '@server': 'server',
  '@kit': 'tests/kit',
}

export const alias = Object.entries(folders).map(([name, folder]) => ({
  find: new RegExp(`^${name}/`),
  replacement: `${fileURLToPath(new URL(`./${folder}`, import.meta.url))}/`,
}))

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    lingui(),
    // Lingui's macro has to run before React's transform: the other order builds and then crashes.
    babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react(),
  ],
  resolve: { alias },
  build: {
    // Every browser that can run this knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several screens share travels together: each file more costs a request.
          groups: [
            {
              name: 'shared',
              test: /[\\/]src[\\/](ui|screens[\\/]app)[\\/]|lucide|xstate/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
