/** A part of the code: which files belong to it, and what these may use. */
export interface Layer {
  readonly name: string
  /** Globs; if several layers match a file, the last one counts. */
  readonly files: readonly string[]
  /** The layers whose files it may import, besides its own. */
  readonly mayImport: readonly string[]
  /** The only packages that it may import; without a list, all but the `forbidden` ones. */
  readonly packages?: readonly string[]
  readonly forbidden?: readonly string[]
  /** Globals that it must not touch: what changes from run to run, or exists in one place only. */
  readonly without?: readonly Surrounding[]
  /** To what imports it, it is part of this layer; it may use more than that. */
  readonly countsAs?: string
  /** Why, in the words of an error message. */
  readonly because: string
}

const page = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
] as const

/** Globals by where they exist; `time` and `chance` are to be handed in. */
export const surroundings = {
  browser: [...page, 'fetch'],
  page,
  node: ['process', 'Buffer', '__dirname', 'require'],
  time: ['Date.now'],
  chance: ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'],
} as const
export type Surrounding = keyof typeof surroundings

/** Names for imports, and their folders. */
export const aliases = {
  '@contract': 'contract',
  '@machines': 'machines',
  '@rules': 'rules',
  '@app': 'src/app',
  '@platform': 'src/platform',
  '@features': 'src/features',
  '@operate': 'src/operate',
  '@router': 'src/router',
  '@ssr': 'src/ssr',
  '@shared': 'src/shared',
  '@ui': 'src/ui',
  '@server': 'server',
  '@demo': 'demo',
  '@kit': 'packages/statechart-kit/src',
} as const

const pure = ['browser', 'node', 'time', 'chance'] as const
const view = ['contract', 'rules', 'machines', 'shared', 'ui'] as const
const product = ['contract', 'rules', 'machines', 'platform', 'shared', 'ui'] as const
/** What starts actors. */
const actorHooks = [
  'xstate#createActor',
  '@xstate/react#useActor',
  '@xstate/react#useActorRef',
  '@xstate/react#useMachine',
] as const
/** The hook of @shared/useSelector hydrates the server’s markup. */
const unhydrated = '@xstate/react#useSelector'
const serverCore = [
  'contract',
  'rules',
  'server/base',
  'server/db',
  'server/ports',
  'server/services',
] as const

/** From the bottom to the top; a more particular layer follows the one that it is taken from. */
export const layers: readonly Layer[] = [
  {
    name: 'contract',
    files: ['contract/**'],
    mayImport: [],
    packages: ['valibot'],
    without: pure,
    because: 'The contract knows valibot alone.',
  },
  {
    name: 'rules',
    files: ['rules/**'],
    mayImport: ['contract'],
    packages: ['valibot'],
    without: pure,
    because: 'Rules are pure functions of the contract’s types, in the browser and on the server.',
  },
  {
    name: 'texts',
    files: ['rules/platform/digitsIn.ts'],
    mayImport: ['contract'],
    countsAs: 'rules',
    packages: [],
    without: pure,
    because: 'Functions of texts that know nothing of a building serve the design system too.',
  },
  {
    name: 'machines',
    files: ['machines/**'],
    mayImport: ['contract', 'rules'],
    packages: ['xstate'],
    without: pure,
    because: 'Machines are pure: contract, rules and xstate; time and chance are handed in.',
  },
  {
    name: 'console machines',
    files: ['machines/operate/**'],
    mayImport: ['contract', 'rules', 'machines'],
    packages: ['xstate'],
    without: pure,
    because: 'Machines are pure; those of the console also use the app’s.',
  },
  {
    name: 'ui',
    files: ['src/ui/**'],
    mayImport: ['texts'],
    forbidden: [
      'xstate',
      '@xstate/react',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-router',
      'ofetch',
    ],
    because: 'The design system knows nothing of the app.',
  },
  {
    name: 'shared',
    files: ['src/shared/**'],
    mayImport: ['contract', 'rules', 'machines', 'ui'],
    forbidden: [...actorHooks, 'ofetch'],
    because: 'What features share knows none of them.',
  },
  {
    name: 'page declarations',
    files: ['src/shared/pages/definePage.ts'],
    mayImport: ['contract', 'machines', 'platform', 'shared'],
    countsAs: 'shared',
    because: 'It joins a page’s logic to the calls of the platform.',
  },
  {
    name: 'platform',
    files: ['src/platform/**'],
    mayImport: ['contract', 'rules', 'machines'],
    forbidden: ['react', 'react-dom', '@xstate/react', '@lingui/react', '@tanstack/react-router'],
    because: 'The platform joins machines to the browser; it knows no feature and shows nothing.',
  },
  {
    name: 'features',
    files: ['src/features/**'],
    mayImport: [...product, 'views'],
    because: 'A feature is put into the app; it does not know it.',
  },
  {
    name: 'views',
    files: ['src/features/**/*.tsx', 'src/features/**/use[A-Z]*.ts'],
    mayImport: [...view, 'features'],
    forbidden: [...actorHooks, unhydrated, 'ofetch'],
    because: 'Views select and send events: they start no actor, and call nothing.',
  },
  {
    name: 'router',
    files: ['src/router/**'],
    mayImport: ['contract', 'rules', 'machines', 'shared', 'features', 'views'],
    forbidden: [...actorHooks, unhydrated, 'ofetch'],
    because: 'The router knows machines and names pages.',
  },
  {
    name: 'app',
    files: ['src/app/**'],
    mayImport: [...product, 'features', 'views', 'router'],
    because: 'The app is put together here; the console is a build of its own.',
  },
  {
    name: 'inspector',
    files: ['src/app/inspector.ts'],
    mayImport: [...product, 'app', 'kit'],
    countsAs: 'app',
    because: 'Only builds for developers have the inspector.',
  },
  {
    name: 'ssr',
    files: ['src/ssr/**'],
    mayImport: [...product, 'features', 'views', 'router', 'app'],
    because: 'The server’s rendering is put together here.',
  },
  {
    name: 'worker',
    files: ['src/worker/**'],
    mayImport: ['contract', 'rules'],
    because: 'The service worker runs without the app.',
  },
  {
    name: 'console',
    files: ['src/operate/**'],
    mayImport: [...product, 'console machines', 'console views'],
    because: 'The console is a build of its own: it shares machines, platform, shared and ui.',
  },
  {
    name: 'console views',
    files: ['src/operate/**/*.tsx', 'src/operate/**/use[A-Z]*.ts'],
    mayImport: [...product, 'console machines', 'console'],
    forbidden: [...actorHooks, 'ofetch'],
    because: 'Views select and send events: they start no actor.',
  },
  {
    name: 'server',
    files: ['server/**'],
    mayImport: [...serverCore, 'server/world'],
    without: ['page'],
    because: 'Server and app meet in the contract and the rules alone.',
  },
  {
    name: 'server/base',
    files: [
      'server/startError.ts',
      'server/environment.ts',
      'server/loopback.ts',
      'server/settings/variables.ts',
      'server/settings/explainIssues.ts',
      'server/settings/knownKeys.ts',
      'server/settings/nearestName.ts',
      'server/settings/connectionReason.ts',
    ],
    mayImport: ['contract', 'rules', 'server/ports'],
    without: ['page'],
    because: 'Settings are read before anything is opened.',
  },
  {
    name: 'server/db',
    files: ['server/db/**'],
    mayImport: ['contract', 'rules', 'server/base'],
    forbidden: ['hono'],
    without: ['page'],
    because: 'The database serves the rules; it knows neither them nor HTTP.',
  },
  {
    name: 'server/ports',
    files: ['server/ports/**'],
    mayImport: ['contract', 'rules', 'server/db'],
    packages: [],
    without: ['page'],
    because:
      'A port is types of the contract, the rules, the database and other ports; code is in server/adapters.',
  },
  {
    name: 'the demo’s port',
    files: ['server/ports/demoWorld.ts'],
    mayImport: ['contract', 'server', 'server/base', 'server/db', 'server/ports'],
    countsAs: 'server/ports',
    without: ['page'],
    because: 'It names what the demo adds to the server itself.',
  },
  {
    name: 'server/services',
    files: ['server/services/**', 'server/workers/**'],
    mayImport: ['contract', 'rules', 'server/base', 'server/db', 'server/ports'],
    forbidden: ['hono'],
    without: ['page'],
    because:
      'Services are handed the connection and the ports that they may use; they know neither adapters nor HTTP.',
  },
  {
    name: 'server/world',
    files: ['server/world/**'],
    mayImport: [...serverCore, 'server'],
    forbidden: ['hono'],
    without: ['page'],
    because: 'World files are applied by the services’ rules.',
  },
  {
    name: 'the demo’s import',
    files: ['server/adapters/demo.ts'],
    mayImport: ['server/base', 'server/ports', 'demo'],
    countsAs: 'server',
    because: 'The one place that may import the demo.',
  },
  {
    name: 'demo',
    files: ['demo/**'],
    mayImport: [...serverCore, 'server', 'server/world', 'sdk', 'ui'],
    because: 'The demo world is a deployment’s own: it knows the server, and nothing of the app.',
  },
  {
    name: 'sdk',
    files: ['sdk/**'],
    mayImport: ['contract'],
    packages: [],
    because: 'The package for mini-apps stands on the names of the wire alone.',
  },
  {
    name: 'kit',
    files: ['packages/**'],
    mayImport: [],
    because: 'A package stands alone: Portico is one of its users.',
  },
  {
    name: 'journeys',
    files: ['e2e/**'],
    mayImport: ['tests’ servers'],
    because: 'Journeys know nothing of the sources.',
  },
  {
    name: 'walks',
    files: ['e2e/walks/**'],
    mayImport: ['journeys', 'contract', 'rules', 'machines', 'kit'],
    because: 'Walks know the charts and the screens, and nothing between them.',
  },
  {
    name: 'tests’ servers',
    files: ['tests/newDatabase.ts', 'scripts/chromium.mjs', 'scripts/screenshots/*.mjs'],
    mayImport: [],
    because: 'Shared by all tests.',
  },
]
