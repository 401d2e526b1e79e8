import { readFileSync } from 'node:fs'
import { deploymentFile } from '@contract/deployment'
import { defaultFlags, flagKeys, flagNames, flagNotes } from '@contract/flagRegistry'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { flagTable } from '../../scripts/flagTable'

const textOf = (file: string) => readFileSync(file, 'utf8')
/** The files named for a flag that do not act on its feature. */
const idle = (name: string, files: readonly string[]) =>
  files.filter((file) => !new RegExp(`\\b${name}\\b`).test(textOf(file)))

describe('the registry of flags', () => {
  it('has the defaults of the specification', () => {
    expect(defaultFlags.toSorted()).toEqual([
      'dropdown-account',
      'dropdown-buildings',
      'dropdown-logout',
      'header-logo',
      'header-user-profile-image',
    ])
  })

  it('names each flag once', () => {
    expect(new Set(flagKeys).size).toBe(flagKeys.length)
  })

  it.each(flagNames)('names the files where %s acts', (name) => {
    expect(flagNotes[name].actsIn).not.toEqual([])
    expect(idle(name, flagNotes[name].actsIn)).toEqual([])
  })

  it('detects a file that does not act on a flag', () => {
    const file = 'src/features/platform/shell/Header.tsx'
    expect(idle('kioskMode', [file])).toEqual([file])
  })

  it('matches docs/flags.md; `npm run flags` writes it again', () => {
    expect(textOf('docs/flags.md')).toBe(flagTable())
  })

  it('refuses unknown flags in a deployment', () => {
    const file = JSON.parse(textOf('config/demo.json'))
    expect(v.safeParse(deploymentFile, file).success).toBe(true)
    file.server.flags['decides-nothing'] = true
    const { issues } = v.safeParse(deploymentFile, file)
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['server.flags.decides-nothing'])
  })
})
