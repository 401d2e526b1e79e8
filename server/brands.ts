import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Brand, brandFile, fileUrl } from '@contract/brand'
import * as v from 'valibot'
import { explainIssues } from './settings/explainIssues'
import { collecting, StartError, throwMistakes } from './startError'

/**
 * Reads every brand of a folder, each in a folder of its own.
 * @throws StartError with all mistakes together, each a sentence that names file and field
 */
export async function readBrands(folder: string): Promise<Brand[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StartError(`The brands in ${folder} cannot be read: ${String(error)}.`)
  })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const mistakes: string[] = []
  const brands: Brand[] = []
  // Sequentially, so that the same mistakes are always listed in the same order.
  for (const name of names.toSorted()) {
    const brand = await collecting(mistakes, () => readBrand(folder, name))
    if (brand !== null) brands.push(brand)
  }
  const hosts = new Map<string, string>()
  for (const { host, identifier } of brands) {
    const other = hosts.get(host)
    if (other !== undefined)
      mistakes.push(
        `The brands ${other} and ${identifier} both name the host ${host}; give each its own.`,
      )
    hosts.set(host, identifier)
  }
  throwMistakes(mistakes)
  return brands
}

async function readBrand(folder: string, identifier: string): Promise<Brand> {
  const path = join(folder, identifier, 'brand.json')
  const write = (what: string) => `The brand ${path} ${what}.`
  const wrong = (what: string) => new StartError(write(what))
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(identifier))
    throw wrong('needs a folder whose name is small letters, digits and hyphens')
  let input: unknown
  try {
    input = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw wrong(`cannot be read: ${String(error)}`)
  }
  const result = v.safeParse(brandFile, input)
  const mistakes = explainIssues(brandFile, result.issues ?? [])
  throwMistakes(mistakes.map(({ path: at, message }) => write(`is wrong at ${at}: ${message}`)))
  const brand = { ...v.parse(brandFile, input), identifier }
  const there = await readdir(join(folder, identifier))
  const lost = filesOf(brand).filter((file) => !there.includes(file))
  throwMistakes(
    lost.map((file) => write(`names ${file}, which is not beside it; add it or take it out`)),
  )
  return brand
}

/** The files in its folder that a brand names: only these are served. */
function filesOf({ font, pictures }: Brand): string[] {
  const named = [pictures.logo, pictures.mark, pictures.header]
  const fonts = font?.faces.map(({ file }) => file) ?? []
  return [...named, ...fonts].filter(
    (name): name is string => name !== undefined && !name.includes('/'),
  )
}

/** `version` is a hash of the content. */
export type ServedFile = { body: Buffer; version: string }
/** Pictures and fonts of the brands by the path that serves them. */
export type BrandFiles = ReadonlyMap<string, ServedFile>

/** Reads them once: they are small, and a page requests them first. */
export async function readBrandFiles(
  folder: string,
  brands: readonly Brand[],
): Promise<BrandFiles> {
  const read = async (brand: Brand, file: string): Promise<[string, ServedFile]> => {
    const path = join(folder, brand.identifier, file)
    const body = await readFile(path)
    if (file === brand.pictures.mark && !/^<svg[^>]*\sviewBox="/.test(body.toString('utf8'))) {
      throw new StartError(`The mark ${path} must begin with <svg and have a viewBox.`)
    }
    const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
    return [fileUrl(brand.identifier, file), { body, version }]
  }
  const all = brands.flatMap((brand) => filesOf(brand).map((file) => read(brand, file)))
  return new Map(await Promise.all(all))
}
