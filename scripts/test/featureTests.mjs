// The tests of what has changed: those of the same feature in each suite, and those that import a
// changed file themselves.
import { readFileSync } from 'node:fs'

/** The beginning of the paths of the tests of a folder's features. */
const suites = ['machines', 'features', 'server', 'rules', 'contract']
const consoleSuites = ['operate', ...['machines', 'server', 'rules'].map((of) => `${of}/operate`)]

/** `categories` is tested by `category.test.ts`, too. */
const stem = (name) => name.replace(/(ies|y|s)$/, '')

const all = (folders, name) =>
  folders.map((folder) => `tests/${folder}/${stem(name)}`.replace('//', '/'))

const layers = 'src\\/features|machines|server\\/services|server\\/routes|rules|contract'
const at = (below) => new RegExp(`^(?:${layers}|src)\\/${below}`)

/** For a changed file that the expression matches, where its tests are. */
const places = [
  [/^(tests\/.*?)(?:\.test\.tsx?|\.laws\.ts)$/, (test) => [test]],
  [at('operate\\/(\\w+)'), (name) => all(consoleSuites, name)],
  // A folder of what belongs to no one feature.
  [at('platform\\/(\\w+)'), (name) => all([...suites, ''], `platform/${name}`)],
  [
    new RegExp(`^(?:${layers})\\/(?!operate|platform)(\\w+)`),
    (name) => suites.flatMap((of) => [`tests/${of}/${name}/`, `tests/${of}/${name}.`]),
  ],
  [/^server\/(world|doctor)\//, (part) => [`tests/server/${part}/`]],
  [/^server\/(?!services|routes).*?(\w+)\.ts$/, (name) => [`tests/server/platform/${stem(name)}`]],
  [/^demo\//, () => ['tests/server/demo/']],
  [/^src\/(ui|router)\//, (layer) => [`tests/${layer}/`]],
  [/^src\/(?:app|shared|ssr|worker)\/.*?(\w+)\.tsx?$/, (name) => [`tests/platform/${name}`]],
  [/^packages\/([\w-]+)/, (name) => [`packages/${name}/`, 'tests/machines/kernel/']],
  [/^scripts\//, () => ['tests/kit/']],
  // Tests that list every endpoint, page or chart.
  [/^contract\//, () => ['tests/contract/openapi', 'tests/server/kiosk/kiosk']],
  [/^contract\/operate\//, () => ['tests/server/operate/audit', 'tests/server/operate/matrix']],
  [/^contract\//, () => ['tests/server/platform/hostile']],
  [/\.page\.ts$/, () => ['tests/features/pages', 'tests/machines/platform/pages']],
  [/^src\/operate\//, () => ['tests/operate/access']],
]

/** What is true of the whole tree, and read from its files alone. */
const always = ['layers', 'words', 'docLinks', 'areas', 'citations'].map(
  (name) => `tests/kit/${name}.test.ts`,
)

const aliases = [
  [/^src\/(app|platform|features|operate|router|ssr|shared|ui)\//, '@$1/'],
  [/^(contract|machines|rules|server|demo)\//, '@$1/'],
]
/** How a test names the file in an import. */
const specifierOf = (file) => {
  const path = file.replace(/\.tsx?$/, '')
  const [from, to] = aliases.find(([pattern]) => pattern.test(path)) ?? []
  return from && path.replace(from, to)
}

/**
 * @param changed paths of changed files
 * @param tests paths of all tests
 */
export function featureTests(changed, tests) {
  const near = changed.flatMap((file) =>
    places.flatMap(([pattern, placesOf]) => {
      const match = pattern.exec(file)
      return match ? placesOf(match[1]) : []
    }),
  )
  const specifiers = changed.flatMap((file) => specifierOf(file) ?? [])
  const imports = (test) => {
    const text = readFileSync(test, 'utf8')
    return specifiers.some((name) => text.includes(`'${name}'`))
  }
  return tests.filter(
    (test) => always.includes(test) || near.some((path) => test.startsWith(path)) || imports(test),
  )
}
