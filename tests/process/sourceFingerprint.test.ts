import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceFingerprint } from '../../scripts/sourceFingerprint.mjs'

/** Sources as an archive unpacks them: no `.git`, in a temporary folder. */
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-sources-'))
  await mkdir(join(root, 'src/app'), { recursive: true })
  await mkdir(join(root, 'src/features'))
  await mkdir(join(root, 'tests'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  await writeFile(join(root, 'src/app/main.tsx'), 'start()')
  await writeFile(join(root, 'src/features/home.tsx'), 'home()')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the fingerprint that decides whether npm start builds', () => {
  it('needs no git, and is the same for the same sources anywhere and anytime', async () => {
    const before = sourceFingerprint(root)
    expect(before).toMatch(/^[\da-f]{64}$/)
    const copy = `${root}-copy`
    await cp(root, copy, { recursive: true })
    await utimes(join(copy, 'src/app/main.tsx'), 0, 0)
    expect(sourceFingerprint(copy)).toBe(before)
    await rm(copy, { recursive: true })
  })

  it.each([
    ['a changed file', () => writeFile(join(root, 'src/app/main.tsx'), 'start(1)')],
    ['a new file', () => writeFile(join(root, 'src/features/new.tsx'), '')],
    ['a removed file', () => rm(join(root, 'src/features/home.tsx'))],
    [
      'a renamed file',
      () => rename(join(root, 'src/features/home.tsx'), join(root, 'src/features/house.tsx')),
    ],
  ])('changes with %s', async (_, change) => {
    const before = sourceFingerprint(root)
    await change()
    expect(sourceFingerprint(root)).not.toBe(before)
  })

  it.each([
    ['a test', () => writeFile(join(root, 'tests/home.test.ts'), 'it()')],
    ['the log of a run', () => writeFile(join(root, 'npm.log'), 'x')],
    ["a file manager's metadata", () => writeFile(join(root, 'src/.DS_Store'), 'x')],
  ])('does not change with %s', async (_, change) => {
    const before = sourceFingerprint(root)
    await change()
    expect(sourceFingerprint(root)).toBe(before)
  })
})
