import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from '../../scripts/layers/generated'
import { importsOf, layerOf, objectionTo } from '../../scripts/layers/imports'

const root = fileURLToPath(new URL('../..', import.meta.url))

const objectionsTo = (file: string, text: string) =>
  importsOf(text, file).flatMap((one) => objectionTo(root, file, one) ?? [])

describe('the imports of every file', () => {
  it('are what its layer may import', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    const files = listed
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && layerOf(file))
      // Git lists a file that is deleted and not committed yet.
      .filter((file) => existsSync(root + file))
    expect(files.length).toBeGreaterThan(1500)
    expect(files.flatMap((file) => objectionsTo(file, readFileSync(root + file, 'utf8')))).toEqual(
      [],
    )
  }, 120_000)

  /** A file, what it imports, and a name that it takes from there. */
  const forbidden: [file: string, source: string, name?: string][] = [
    ['contract/a.ts', '@machines/auth/session/machine'],
    ['contract/a.ts', '../rules/links/links'],
    ['contract/a.ts', 'zod'],
    ['rules/links/links.ts', '@machines/auth/session/machine'],
    ['rules/links/links.ts', '../../src/ui/button/Button'],
    ['rules/links/links.ts', 'node:fs'],
    ['machines/platform/app/states/location.ts', '@ui/button/Button'],
    ['machines/cards/cards/machine.ts', '../../../src/platform/randomKey'],
    ['machines/cards/cards/machine.ts', '../../../server/http/isCrossSite'],
    ['machines/cards/cards/machine.ts', 'node:crypto'],
    ['machines/cards/cards/machine.ts', 'react'],
    ['machines/auth/session/machine.ts', '@machines/operate/console/machine'],
    ['sdk/src/app.ts', '@server/http/mount'],
    ['sdk/src/app.ts', 'valibot'],
    ['src/ui/classes/cx.ts', '../../platform/storage/persisted'],
    ['src/ui/button/Button.tsx', '@contract/values'],
    ['src/ui/button/Button.tsx', '@rules/links/links'],
    ['src/ui/button/Button.tsx', '@xstate/react'],
    ['src/shared/Picture.tsx', '@platform/api/client'],
    ['src/shared/Picture.tsx', '@features/home/HomeScreen'],
    ['src/shared/Picture.tsx', '../operate/assemble'],
    ['src/platform/api/client.ts', '../../features/home/home.page'],
    ['src/platform/api/client.ts', '@app/assemble'],
    ['src/platform/api/client.ts', 'react'],
    ['src/features/home/HomeScreen.tsx', '../../platform/randomKey'],
    ['src/features/home/HomeScreen.tsx', '@operate/assemble'],
    ['src/features/home/HomeScreen.tsx', '@server/http/mount'],
    ['src/features/home/HomeScreen.tsx', 'xstate', 'createActor'],
    ['src/features/home/useHome.ts', 'xstate', 'createActor'],
    ['src/features/home/useHome.ts', '@xstate/react', 'useSelector'],
    ['src/features/home/useHome.ts', '@xstate/react', 'useMachine'],
    ['src/features/home/api/home.ts', '@app/assemble'],
    ['src/router/guards.ts', '@app/assemble'],
    ['src/router/guards.ts', '@platform/api/client'],
    ['src/router/guards.ts', '@ui/button/Button'],
    ['src/app/assemble.ts', '@operate/assemble'],
    ['src/app/assemble.ts', '@kit/inspector/inspector'],
    ['src/worker/worker.ts', '@platform/api/client'],
    ['src/worker/worker.ts', '../features/home/home.page'],
    ['src/operate/console.ts', '@features/home/HomeScreen'],
    ['src/operate/shell/Places.tsx', 'xstate', 'createActor'],
    ['server/http/mount.ts', '@features/home/HomeScreen'],
    ['server/http/mount.ts', '../../demo/content/kontorhaus'],
    ['server/http/mount.ts', '../../machines/kernel/failure'],
    ['server/db/open.ts', '../http/dependencies'],
    ['server/db/open.ts', '../services/platform/refusal'],
    ['server/services/home/reads.ts', '../../http/dependencies'],
    ['server/services/home/reads.ts', '../../routes/home'],
    ['server/services/home/reads.ts', '../../adapters/mail/smtp'],
    ['server/services/home/reads.ts', 'hono'],
    ['server/ports/mail.ts', 'nodemailer'],
    ['server/ports/mail.ts', '../adapters/mail/smtp'],
    ['server/ports/mail.ts', '../services/platform/refusal'],
    ['server/ports/mail.ts', '../workers/isolated'],
    ['demo/apps/house.ts', '@features/home/HomeScreen'],
    ['packages/statechart-kit/src/laws.ts', '@machines/auth/session/machine'],
    ['packages/statechart-kit/src/walks/run.ts', '../../../../machines/kernel/failure'],
    ['e2e/journeys/home.spec.ts', '@features/home/HomeScreen'],
    ['e2e/journeys/home.spec.ts', '../../src/shared/hrefTo'],
    ['e2e/walks/stage.ts', '@features/home/HomeScreen'],
  ]

  it.each([
    ['import', (source: string, name: string) => `import { ${name} } from '${source}'`],
    [
      'import of a type',
      (source: string, name: string) => `import type { ${name} } from '${source}'`,
    ],
    ['re-export', (source: string, name: string) => `export { ${name} } from '${source}'`],
  ])('are refused as %s', (_, written) => {
    const passed = forbidden.filter(
      ([file, source, name = 'one']) => objectionsTo(file, written(source, name)).length !== 1,
    )
    expect(passed).toEqual([])
  })

  it.each([
    ['dynamic import', (source: string) => `const one = import('${source}')`],
    ['type of a module', (source: string) => `type One = import('${source}').One`],
    ['re-export of all', (source: string) => `export * from '${source}'`],
    ['import without names', (source: string) => `import '${source}'`],
  ])('are refused as %s', (_, written) => {
    const passed = forbidden.filter(
      ([file, source, name]) =>
        name === undefined && objectionsTo(file, written(source)).length !== 1,
    )
    expect(passed).toEqual([])
  })

  it('may be any other', () => {
    const allowed: [string, string][] = [
      ['machines/auth/session/machine.ts', '@contract/auth'],
      ['src/features/home/HomeScreen.tsx', '@ui/button/Button'],
      ['src/features/home/HomeScreen.tsx', '@shared/useSelector'],
      ['src/router/guards.ts', '@machines/platform/app/selectors'],
      ['src/app/inspector.ts', '@kit/inspector/inspector'],
      ['server/services/home/reads.ts', '@contract/content'],
      ['server/ports/buildingSystem.ts', '../db/database'],
      ['server/adapters/demo.ts', '@demo/world'],
    ]
    expect(
      allowed.flatMap(([file, source]) => objectionsTo(file, `import { one } from '${source}'`)),
    ).toEqual([])
  })
})

it('no layer touches what is to be handed in to it, by the linter', () => {
  const touching: [file: string, code: string][] = [
    ['machines/auth/session/machine.ts', 'document.title'],
    ['machines/auth/session/machine.ts', 'Date.now()'],
    ['machines/auth/session/machine.ts', 'Math.random()'],
    ['machines/auth/session/machine.ts', 'crypto.randomUUID()'],
    ['machines/auth/session/machine.ts', "fetch('/')"],
    ['rules/links/links.ts', 'document.title'],
    ['rules/links/links.ts', 'process.env.HOME'],
    ['contract/auth.ts', 'window.name'],
    ['server/services/home/reads.ts', 'document.title'],
  ]
  const house = mkdtempSync(join(tmpdir(), 'kit-'))
  for (const config of ['.oxlintrc.json', '.oxlintrc.layers.json'])
    copyFileSync(root + config, join(house, config))
  const files = touching.map(([file, code], at) => {
    const name = file.replace('.ts', `${at}.ts`)
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), `export const one = ${code}\n`)
    return name
  })
  const oxlint = `${root}node_modules/oxlint/bin/oxlint`
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: house,
    encoding: 'utf8',
  })
  rmSync(house, { recursive: true })
  const refused = stdout
    .split('\n')
    .filter((line) => /no-restricted-(globals|properties)/.test(line))
  expect(files.filter((file) => !refused.some((line) => line.startsWith(file)))).toEqual([])
})

it('what follows from the layers is up to date (npm run layers)', () => {
  const parsed = (file: string, text: string): unknown =>
    file.endsWith('.json') ? JSON.parse(text) : text
  for (const [file, text] of Object.entries(generatedFiles()))
    expect(parsed(file, readFileSync(root + file, 'utf8')), file).toEqual(parsed(file, text))
})
