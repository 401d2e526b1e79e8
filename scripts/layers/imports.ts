import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'
import { aliases, type Layer, layers } from '../../layers.ts'

/** An import of a file: what it names, and the names that it takes from there. */
export type Import = { source: string; names: readonly string[] }

const pattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('**/', '§')
      .replaceAll('**', '.+')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '(?:.+/)?')}$`,
  )
const patterns = new Map(layers.map((layer) => [layer, layer.files.map(pattern)]))

/** The layer of a file, by its path in the repository; undefined for what no layer has, such as tests. */
export const layerOf = (file: string): Layer | undefined =>
  layers.findLast((layer) => patterns.get(layer)?.some((one) => one.test(file)))

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every import of a source: static, dynamic, re-exported and of types. */
export function importsOf(text: string, file: string): Import[] {
  const found: Import[] = []
  const add = (source: unknown, names: readonly string[] = []) => {
    const literal = isNode(source) && 'literal' in source ? source.literal : source
    if (isNode(literal) && typeof literal.value === 'string')
      found.push({ source: literal.value, names })
  }
  const nameOf = (specifier: unknown) => {
    const imported = isNode(specifier) ? (specifier.imported ?? specifier.local) : null
    return isNode(imported) ? String(imported.name ?? imported.value) : ''
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isNode(node)) return
    if (node.type === 'TSImportType') add(node.argument ?? node.source)
    else if ('source' in node && node.source !== null) {
      add(node.source, ((node.specifiers ?? []) as unknown[]).map(nameOf))
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

const extensions = ['', '.ts', '.tsx', '.mjs', '.d.mts', '/index.ts']
const names = Object.keys(aliases) as (keyof typeof aliases)[]

/** The file in the repository that an import leads to; null for a package. */
function fileOf(root: string, from: string, given: string): string | null {
  const source = given.replace(/\?.*$/, '')
  const alias = names.find((name) => source.startsWith(`${name}/`))
  if (alias === undefined && !source.startsWith('.')) return null
  const path =
    alias === undefined
      ? normalize(join(dirname(from), source))
      : aliases[alias] + source.slice(alias.length)
  const isFile = (name: string) =>
    existsSync(join(root, name)) && statSync(join(root, name)).isFile()
  // A probe may name a file that does not exist.
  return extensions.map((end) => path + end).find(isFile) ?? path
}

const packageOf = (source: string) =>
  source.startsWith('node:') ? 'node:' : source.split('/', source.startsWith('@') ? 2 : 1).join('/')

/** Why a file must not have an import; null if it may. */
export function objectionTo(
  root: string,
  file: string,
  { source, names: taken }: Import,
): string | null {
  const layer = layerOf(file)
  if (layer === undefined) return null
  const target = fileOf(root, file, source)
  if (target !== null) {
    const other = layerOf(target)
    const may =
      other !== undefined
        ? other === layer ||
          [other.name, other.countsAs ?? ''].some(
            (each) => each === layer.name || layer.mayImport.includes(each),
          )
        : // Texts, pictures and configuration belong to no layer.
          !/\.(?:m?ts|tsx|mjs)$/.test(target) && !/^(?:tests|scripts|e2e)\//.test(target)
    return may ? null : `${file} imports ${source} (${other?.name ?? 'no layer'}): ${layer.because}`
  }
  const name = packageOf(source)
  const isListed = layer.packages === undefined || layer.packages.includes(name)
  const isForbidden = layer.forbidden?.some(
    (one) => one === name || taken.some((each) => one === `${name}#${each}`),
  )
  return isListed && isForbidden !== true ? null : `${file} imports ${source}: ${layer.because}`
}
