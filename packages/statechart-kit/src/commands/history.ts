import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement } from '../measure/measure'
import type { Judged } from '../mutants/judge'

/** Where the commands store their results. */
export const cacheFolder = '.cache/charts'

const current = join(cacheFolder, 'coverage.json')
const before = join(cacheFolder, 'coverage.before.json')

const read = (file: string): Measurement[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measurement[]) : []

/** What the last run of `charts cover` measured. */
export const lastMeasurements = (): Measurement[] => read(current)

/** What the run before it measured, for a trend. */
export const earlierMeasurements = (): Measurement[] => read(before)

/** Stores the measurements of some machines beside those of the others. */
export function storeMeasurements(measured: readonly Measurement[]): void {
  const others = lastMeasurements().filter(({ name }) =>
    measured.every((each) => each.name !== name),
  )
  mkdirSync(cacheFolder, { recursive: true })
  if (existsSync(current)) renameSync(current, before)
  writeFileSync(current, JSON.stringify([...others, ...measured]))
}

/** A judged mutant of a machine. */
export type MachineMutant = Judged & { readonly machine: string }

const mutantsFile = join(cacheFolder, 'mutants.json')

/** What the last runs of `charts mutate` judged. */
export const lastMutants = (): MachineMutant[] =>
  existsSync(mutantsFile) ? (JSON.parse(readFileSync(mutantsFile, 'utf8')) as MachineMutant[]) : []

/** Stores the mutants of some machines beside those of the others. */
export function storeMutants(judged: readonly MachineMutant[]): void {
  const names = new Set(judged.map(({ machine }) => machine))
  const others = lastMutants().filter(({ machine }) => !names.has(machine))
  writeCached('mutants.json', JSON.stringify([...others, ...judged]))
}

/** Writes a file of the cache; returns its path. */
export function writeCached(name: string, text: string): string {
  const file = join(cacheFolder, name)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, text)
  return file
}
