import { readFileSync } from 'node:fs'
import { aliases, type Layer, layers, type Surrounding, surroundings } from '../../layers.ts'

/** The linter's rules about globals and import names, so that an editor shows them; the test also follows paths. */
export const lintBlock = (): string =>
  `${JSON.stringify({ overrides: layers.flatMap(overrideOf) }, null, 2)}\n`

function overrideOf(layer: Layer) {
  const banned = (layer.without ?? []).flatMap((one: Surrounding) => [...surroundings[one]])
  const message = layer.because
  const globals = banned.filter((name) => !name.includes('.'))
  const properties = banned.filter((name) => name.includes('.'))
  const forbidden = layer.forbidden ?? []
  const paths = forbidden.map((one) => {
    const [name = '', only] = one.split('#')
    return only === undefined ? { name, message } : { name, importNames: [only], message }
  })
  const unreachable = closedAliases(layer)
  return {
    files: layer.files,
    rules: {
      ...(globals.length > 0 && {
        'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message }))],
      }),
      ...(properties.length > 0 && {
        'no-restricted-properties': [
          'error',
          ...properties.map((name) => {
            const [object, property] = name.split('.')
            return { object, property, message }
          }),
        ],
      }),
      'no-restricted-imports': [
        'error',
        {
          ...(paths.length > 0 && { paths }),
          patterns: [{ group: unreachable.map((name) => `${name}/**`), message }],
        },
      ],
    },
  }
}

/** The import names below which this layer may import nothing. */
function closedAliases(layer: Layer): string[] {
  const open = layers.filter(
    (one) =>
      one === layer ||
      layer.mayImport.includes(one.name) ||
      layer.mayImport.includes(one.countsAs ?? ''),
  )
  const isOpen = (folder: string) =>
    open.some(({ files }) =>
      files.some((glob) => {
        const [fixed = ''] = glob.split('*')
        return fixed.startsWith(`${folder}/`) || `${folder}/`.startsWith(fixed)
      }),
    )
  return Object.entries(aliases)
    .filter(([, folder]) => !isOpen(folder))
    .map(([name]) => name)
}

/** The layers that the picture shows, each with a line of text. */
const drawn: Readonly<Record<string, string>> = {
  contract: 'the API',
  rules: 'pure rules',
  machines: 'statecharts',
  platform: 'effects',
  ui: 'design system',
  shared: 'what features share',
  features: 'pages and calls',
  views: 'screens',
  router: 'location',
  app: 'assembly',
  ssr: 'rendering',
  console: 'operators’ console',
  'server/db': 'schema',
  'server/ports': 'types of adapters',
  'server/services': 'rules of the server',
  server: 'HTTP, adapters, start',
  demo: 'demo world',
}

/** The layers as a picture; an arrow leads from what is imported, and is left out if a longer way leads there. */
export function picture(): string {
  const names = Object.keys(drawn)
  const below = new Map(
    names.map((name) => {
      const may = layers.find((layer) => layer.name === name)?.mayImport ?? []
      return [name, may.filter((one) => names.includes(one))]
    }),
  )
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (below.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && seen.add(next) && reaches(next, to, seen)),
    )
  const id = (name: string) => name.replaceAll(/\W/g, '_')
  const arrows = names.flatMap((name) => {
    const direct = below.get(name) ?? []
    return direct
      .filter(
        (one) =>
          !direct.some((other) => other !== one && !reaches(one, other) && reaches(other, one)),
      )
      .map((one) => `  ${id(one)} --> ${id(name)}`)
  })
  return [
    '```mermaid',
    'flowchart BT',
    ...names.map((name) => `  ${id(name)}["${name}<br/>${drawn[name]}"]`),
    ...arrows,
    '```',
  ].join('\n')
}

/** The same import names for the type checker. */
export const typePaths = () =>
  Object.fromEntries(
    Object.entries(aliases).map(([name, folder]) => [`${name}/*`, [`./${folder}/*`]]),
  )

const start = '<!-- layers: npm run layers -->\n'
const end = '\n<!-- end of layers -->'

/** What each generated file, named by its path, has to contain. */
export function generatedFiles(): Record<string, string> {
  const config = JSON.parse(readFileSync('tsconfig.base.json', 'utf8')) as {
    compilerOptions: Record<string, unknown>
  }
  config.compilerOptions.paths = typePaths()
  const page = readFileSync('docs/architecture.md', 'utf8')
  const [before = '', rest = ''] = page.split(start)
  return {
    '.oxlintrc.layers.json': lintBlock(),
    'tsconfig.base.json': `${JSON.stringify(config, null, 2)}\n`,
    'docs/architecture.md':
      before + start + picture() + end + rest.slice(rest.indexOf(end) + end.length),
  }
}
