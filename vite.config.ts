import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The house's own import names; tsconfig.json lists the same ones for the type checker. */
const importNames = {
  '@contract': 'contract',
  '@machines': 'machines',
  '@runtime': 'src/runtime',
  '@router': 'src/router',
  '@screens': 'src/screens',
  '@ui': 'src/ui',
  '@server': 'server',
  '@demo': 'demo',
  '@kit': 'tests/kit',
}

export const alias = Object.entries(importNames).map(([name, folder]) => ({
  find: new RegExp(`^${name}/`),
  replacement: `${fileURLToPath(new URL(`./${folder}`, import.meta.url))}/`,
}))

/** Modules of `src/ui` by their folders, and of `lucide-react` by their names. */
function parts(folders: string, icons: string, more: string[] = []): RegExp {
  const ui = `[\\\\/]src[\\\\/]ui[\\\\/](${folders})[\\\\/]`
  const lucide = `lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${icons})\\.`
  return new RegExp([ui, lucide, ...more].join('|'))
}

/** What every visit begins with: the libraries, and what the sign-in and home have in common. */
const first = parts(
  'button|classes|icon|link|notice|spinner|theme|tone|visuallyHidden',
  'circle-(alert|check|exclamation-point)|info|triangle-(alert|exclamation-point)',
  [
    '[\\\\/]screens[\\\\/]app[\\\\/](AppContext|Brandmark|lazyView|missingCode|routerLink|use(Brand|Shared))',
    '[\\\\/]contract[\\\\/](email|locales)',
    '[\\\\/]runtime[\\\\/]storage[\\\\/](persisted|safeStorage)',
    '[\\\\/]machines[\\\\/](appPath|outwardHref|failure|flags|kiosk|language|typed|content[\\\\/]discoverMode)',
  ],
)
/** What every visit needs of other houses. */
const vendor =
  /preload-helper|node_modules[\\/](@lingui|@tanstack[\\/](history|react-(router|store)|router-core|store)|@vanilla-extract|@?xstate|react|scheduler|use-)/
/** On the sign-in and in the wizard. */
const fields = parts('field|input|passwordInput', 'arrow-left|eye|eye-off')
/** On home and elsewhere; what is left is in the wizard and in the dialogs of the account. */
const shared = new RegExp(
  [
    '[\\\\/]src[\\\\/]ui[\\\\/](?!checkbox|checklist|choiceList|codeField|progress|select)',
    'lucide.*icons[\\\\/](?!calendar-(days|plus)|map-pin|tag|wind)',
    '[\\\\/]screens[\\\\/]app[\\\\/](Picture|Screens|reading|section|use)',
    '[\\\\/]screens[\\\\/](contentTile|format[\\\\/](dates|prices)|linkOut[\\\\/]Lazy|utilities)',
    '[\\\\/]machines[\\\\/](content[\\\\/](availab|command|contentPath)|links|request[\\\\/]selectors|utilities)',
    '[\\\\/]contract[\\\\/]images',
  ].join('|'),
)

/** What travels, and what reads it. */
const wire = /valibot|[\\/]contract[\\/](?!email|images|locales)/

type Property = {
  node: { key: { name?: string }; value: { type: string } }
  parent: { properties?: { key?: { name?: string; value?: string } }[] }
  remove(): void
}
type Call = {
  node: {
    callee: { name?: string }
    arguments: { properties?: { key?: { name?: string } }[] }[]
  }
}

/** What a state node of a chart may have beside its description. */
const ofState =
  /^(after|always|context|description|entry|exit|id|initial|invoke|on|onDone|output|states|tags|type)$/

/**
 * Charts are described for those who read, draw and check them. Browsers need no prose: it is two
 * kilobytes of the sign-in. Data that happens to have a `description` keeps it.
 */
function withoutDescriptions() {
  return {
    visitor: {
      ObjectProperty(path: Property, { filename }: { filename?: string }) {
        const { key, value } = path.node
        const isProse = key.name === 'description' && value.type === 'StringLiteral'
        const isChart = /[\\/]machines[\\/]/.test(filename ?? '')
        if (!isProse || !isChart || process.env.NODE_ENV !== 'production') return
        const isState = path.parent.properties?.every((each) => ofState.test(each.key?.name ?? ''))
        if (isState === true) path.remove()
      },
    },
  }
}

/** What `src/runtime/api/client.ts` and the charts read of an endpoint. */
const readByBrowsers = ['method', 'path', 'access', 'encoding', 'timeLimit', 'reply']

/**
 * What else the contract says of an endpoint (summaries, schemas of what is sent, codes) is for the
 * server and its OpenAPI document: it is more than a kilobyte of home. While developing it is left
 * out as well, so that nothing works there alone.
 */
const withoutServersShare = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [
      {
        visitor: {
          CallExpression({ node }: Call) {
            const [definition] = node.arguments
            if (node.callee.name !== 'endpoint' || definition?.properties === undefined) return
            definition.properties = definition.properties.filter(
              ({ key }) => key?.name === undefined || readByBrowsers.includes(key.name),
            )
          },
        },
      },
    ],
  }),
  rolldown: {
    filter: { id: /[\\/]contract[\\/]/ },
    // Never the server, nor tests, which look at the whole contract.
    applyToEnvironmentHook: ({ name }) => name === 'client' && process.env.NODE_ENV !== 'test',
  },
})

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    lingui(),
    // Lingui's macro has to run before React's transform: the other order builds and then crashes.
    babel({
      plugins: ['@lingui/babel-plugin-lingui-macro', withoutDescriptions],
      presets: [withoutServersShare],
    }),
    react(),
  ],
  resolve: {
    alias: [
      ...alias,
      // What every icon of lucide-react imports, and nothing else does.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('./src/ui/icon/createIcon.ts', import.meta.url)),
      },
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
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What several screens share travels together: each file more costs a request. What only
              // some of them share travels apart, so that nobody fetches what another screen needs.
              // A module goes where its own name says, not where those that use it go.
              includeDependenciesRecursively: false,
              groups: [
                // Alone, so that a test can take it out and see what it keeps away.
                { name: 'dompurify', test: /dompurify/, priority: 5 },
                { name: 'vendor', test: vendor, priority: 6 },
                // Has to be there before the network goes: one file, asked for once.
                {
                  name: 'unreachable',
                  test: /[\\/](missingPage|MissingPageView|UnreachableScreen)\b/,
                  priority: 5,
                },
                { name: 'first', test: first, minShareCount: 2, priority: 4 },
                { name: 'fields', test: fields, minShareCount: 2, priority: 3 },
                { name: 'shared', test: shared, minShareCount: 2, priority: 2 },
                { name: 'wire', test: wire, minShareCount: 2, priority: 2 },
                { name: 'forms', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
