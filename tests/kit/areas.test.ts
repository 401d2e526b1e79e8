import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import lingui from '../../lingui.config'
import { areaOfPlace } from '../../scripts/chunks'

const root = join(import.meta.dirname, '../..')
const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('locales'))
  .map((name) => `/src/${name.replace(/\.tsx?$/, '')}`)

describe('the parts of the app that are loaded on their own', () => {
  it('have catalogues of folders that exist', () => {
    const folders = lingui.catalogs?.flatMap(({ include }) => include) ?? []
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })

  it('have patterns that match a module each', () => {
    const unused = areaOfPlace.filter(([pattern]) => !modules.some((name) => pattern.test(name)))
    expect(unused.map(([pattern]) => String(pattern))).toEqual([])
  })
})
