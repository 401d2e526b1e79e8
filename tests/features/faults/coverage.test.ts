import { table } from '@contract/table'
import { expect, test } from 'vitest'
import { rows } from './rows/all'
import { waivers } from './waivers'

const sources = import.meta.glob<string>(
  ['../../../src/{app,features,platform}/**/*.{ts,tsx}', '!../../../src/**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const endpoints = new Map(table.map(({ name, endpoint }) => [name, endpoint]))

/** The names that a module imports from the contract, without types. */
const importedBy = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '@contract\/[\w/]+'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())

/** Each endpoint that a file of the app calls, as `file endpoint`. */
const calls = Object.entries(sources).flatMap(([file, source]) =>
  importedBy(source)
    .filter((name) => endpoints.has(name))
    .map((name) => ({ file: file.replace('../../../src/', ''), name })),
)

const count = (name: string) => calls.filter((call) => call.name === name).length
const rowsOf = (name: string) => rows.filter(({ call }) => call === endpoints.get(name)).length
const waivedOf = (name: string) => waivers.filter(({ call }) => call === name).length

test('finds the calls of the app', () => {
  expect(calls).toContainEqual({ file: 'features/content/api/details.ts', name: 'attendEventPost' })
  expect(calls.length).toBeGreaterThan(70)
})

test('every call of the app has a row, or a waiver with its reason', () => {
  const missing = calls
    .filter(({ name }) => rowsOf(name) + waivedOf(name) < count(name))
    .map(({ file, name }) => `${name} of ${file}`)
  expect(missing).toEqual([])
})

test('no waiver is left over', () => {
  const unneeded = waivers
    .filter(({ call }) => rowsOf(call) + waivedOf(call) > count(call))
    .map(({ call }) => call)
  expect(unneeded).toEqual([])
})

test('each row has a name of its own', () => {
  const names = rows.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
