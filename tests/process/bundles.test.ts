import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'dist/app'
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>
const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => readFileSync(join(folder, 'assets', name), 'utf8')
const withText = (text: string) => scripts.filter((name) => textOf(name).includes(text))

const filesOf = (from: string) =>
  readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|woff2)$/.test(name),
  )

describe('the built app', () => {
  it("contains no developer code, except for the root's empty slot", () => {
    const files = filesOf(folder)
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      expect(file).not.toMatch(/developer|farm|roboto/i)
      const words = readFileSync(join(folder, file), 'utf8').match(/.{0,20}farm.{0,20}/gi) ?? []
      expect([file, words.filter((word) => !/\bfarm:null\b/.test(word))]).toEqual([file, []])
    }
  })

  it('is rendered by a server without it, too', () => {
    const files = filesOf('dist/ssr')
    expect(files).toContain('render.js')
    for (const file of files) {
      const text = readFileSync(join('dist/ssr', file), 'utf8')
      expect([file, /Farm URL|FarmBar|fetchFarms|switchFarm|farm selector/.exec(text)]).toEqual([
        file,
        null,
      ])
    }
  })

  it("has Sentry's code in one file, which only the sender imports on demand", () => {
    const files = withText('sentry_key')
    expect(files).toEqual([expect.stringMatching(/^sentry-/)])
    const [key] =
      Object.entries(manifest).find(([, { file }]) => file === `assets/${files[0]}`) ?? []
    const importers = (kind: 'imports' | 'dynamicImports') =>
      Object.keys(manifest).filter((name) => manifest[name]?.[kind]?.includes(key ?? ''))
    expect(importers('imports')).toEqual([])
    expect(importers('dynamicImports')).toEqual(['src/platform/report/sender.ts'])
  })
})
