import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'peerDependencies', Record<string, string>>
const named = Object.keys({ ...dependencies, ...peerDependencies })

const files = ['src', 'bin', 'examples', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file)),
)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a text imports, exports from, or imports dynamically. */
const importsIn = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s+'([^'$]+)'|\bimport\(\s*'([^'$]+)'/g)].map(
    ([, plain, dynamic]) => plain ?? dynamic ?? '',
  )

/** The imports that lead out of the package, other than those that its package.json names. */
function foreign(file: string, text: string): string[] {
  return importsIn(text).filter((source) => {
    if (source.startsWith('.')) {
      return relative(root, join(root, dirname(file), source)).startsWith('..')
    }
    if (source.startsWith('node:')) return !builtinModules.includes(source.slice('node:'.length))
    return !named.some((name) => source === name || source.startsWith(`${name}/`))
  })
}

describe('the package', () => {
  it('imports only its own files and what its package.json names', () => {
    expect(files.length).toBeGreaterThan(30)
    const found = files
      .filter((file) => file !== join('tests', 'imports.test.ts'))
      .flatMap((file) => foreign(file, textOf(file)).map((source) => `${file}: ${source}`))
    expect(found).toEqual([])
  })

  it.each([
    ["import { machines } from '../../../tests/kit/machines'", ['../../../tests/kit/machines']],
    ["import type { User } from '@contract/users'", ['@contract/users']],
    ["await import('react')", ['react']],
    ["export { setup } from 'xstate'", []],
    ["import { getAdjacencyMap } from 'xstate/graph'", []],
    ["import { join } from 'node:path'", []],
  ])('may not contain %s if it names something else', (text, expected) => {
    expect(foreign('src/laws.ts', text)).toEqual(expected)
  })

  it("uses XState's internals in one file alone", () => {
    const internal = /['"`]@?xstate\.|\._[a-z]/
    const uses = files
      .filter((file) => file.startsWith('src') && existsSync(join(root, file)))
      .filter((file) => internal.test(textOf(file)))
    expect(uses).toEqual([join('src', 'internals.ts')])
  })
})
