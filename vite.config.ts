import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { aliases } from './layers.ts'
import { chunkOf, firstChunkOf } from './scripts/chunks.ts'
import { lazyMachines, sharedMachines } from './scripts/lazyMachines.ts'
import { chartDescriptions, endpointSummaries } from './scripts/omittedTexts.ts'

export const alias = Object.entries(aliases).map(([name, folder]) => ({
  find: new RegExp(`^${name}/`),
  replacement: `${fileURLToPath(new URL(`./${folder}`, import.meta.url))}/`,
}))

/** Only for files that use a macro: Babel takes longer than all other transforms together. */
const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
})

/** What every visit needs is in two files, which are evaluated in a task each; everything else travels by area. */
const files = [
  {
    name: firstChunkOf,
    tags: ['$initial' as const],
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: chunkOf,
    debugName: 'areas',
    includeDependenciesRecursively: false,
    test: (id: string) => !id.includes('/locales/'),
  },
]

/**
 * Chrome compiles all functions of a file with this first line while it loads, beside the main thread; otherwise each one
 * is compiled when it is called first. It costs memory for the functions that a visit never calls, so only files that a
 * visit evaluates nearly whole have it. Other browsers ignore it.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const compiledAhead = ['react', 'index', 'inside']
const hinted: Plugin = {
  name: 'portico-compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Vite writes its own first line.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !compiledAhead.includes(file.name)) continue
        const isCatalogue = file.moduleIds.every((id) => id.includes('/locales/'))
        if (!isCatalogue) file.code = `${compileHint}\n${file.code}`
      }
    },
  },
}

/** What the builds of the app and of the operators' console have in common. */
export const common = defineConfig({
  // Development and tests have what is for developers alone (`rules/platform/developerBuild.ts`); a build has it where it says so.
  define: {
    'import.meta.env.PORTICO_DEVELOPER': JSON.stringify(
      String(process.env.PORTICO_DEVELOPER === 'true'),
    ),
  },
  plugins: [
    vanillaExtractPlugin(),
    lingui(),
    // Lingui's macro has to run before React's transform: the other order builds and then crashes.
    babel({ presets: [linguiMacro] }),
    react(),
    chartDescriptions,
    endpointSummaries,
    lazyMachines,
    sharedMachines,
  ],
  resolve: {
    alias: [
      ...alias,
      // The shim is for React 17 and older.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // The builds for the server are one file each.
  environments: {
    client: {
      build: {
        // Every browser that can run this knows modulepreload.
        modulePreload: { polyfill: false },
      },
    },
  },
})

export default mergeConfig(
  common,
  defineConfig({
    plugins: [hinted],
    environments: {
      client: {
        build: {
          modulePreload: {
            // The page has the styles already; loading them again would delay the code, and restyle the whole page.
            resolveDependencies: (_, dependencies) =>
              dependencies.filter((name) => !name.endsWith('.css')),
          },
          // The server writes the rules that a page needs into it (server/http/pageCss.ts), whatever feature they are of.
          cssCodeSplit: false,
          rolldownOptions: {
            output: {
              codeSplitting: { groups: files },
              // The first file names a hundred others, and hashes do not compress. Seven characters tell builds apart.
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        },
      },
    },
  }),
)
