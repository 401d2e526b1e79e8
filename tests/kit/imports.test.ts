import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

describe('the linter of the sources', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))

  /** The findings for these files under the project's rules; each is named by its path. */
  function linted(files: Record<string, string>): string[] {
    const house = mkdtempSync(join(tmpdir(), 'kit-'))
    copyFileSync(`${root}.oxlintrc.json`, join(house, '.oxlintrc.json'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), text)
    }
    const oxlint = `${root}node_modules/oxlint/bin/oxlint`
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
      cwd: house,
      encoding: 'utf8',
    })
    rmSync(house, { recursive: true })
    return stdout.split('\n').filter((line) => /no-restricted-(?:imports|globals)/.test(line))
  }

  it.each([
    ['@xstate/react', 'useActor'],
    ['@xstate/react', 'useActorRef'],
    ['@xstate/react', 'useMachine'],
    ['xstate', 'createActor'],
  ])('forbids views and routes to import from %s: %s', (source, name) => {
    const text = `import { ${name} } from '${source}'\nexport const taken = ${name}\n`
    const problems = linted({
      'src/features/View.tsx': text,
      'src/router/route.ts': text,
      'src/app/assemble.ts': text,
    })
    const files = problems.map((line) => line.slice(0, line.indexOf(':')))
    expect(files.toSorted()).toEqual(['src/features/View.tsx', 'src/router/route.ts'])
  })

  /** The forbidden imports, at the depth where modules are. */
  const forbidden: [string, string][] = [
    ['contract/a.ts', '@machines/auth/session/machine'],
    ['contract/a.ts', '@features/home/HomeScreen'],
    ['rules/links/links.ts', '@machines/auth/session/machine'],
    ['rules/links/links.ts', '@ui/button/Button'],
    ['machines/platform/app/states/location.ts', '@ui/button/Button'],
    ['machines/auth/session/machine.ts', '@shared/parts/Tile'],
    ['machines/auth/session/machine.ts', '@platform/storage/stored'],
    ['machines/auth/session/machine.ts', '@server/services/platform/live/publish'],
    ['sdk/src/app.ts', '@contract/bridge/wire'],
    ['src/ui/button/Button.tsx', '@features/home/HomeScreen'],
    ['src/ui/button/Button.tsx', '@machines/auth/session/machine'],
    ['src/ui/button/Button.tsx', '@contract/values'],
    ['src/features/home/HomeScreen.tsx', '@platform/api/client'],
    ['src/features/home/HomeScreen.tsx', '@server/services/platform/live/publish'],
    ['src/platform/api/client.ts', '@features/home/HomeScreen'],
    ['src/features/home/api/home.ts', '@app/assemble'],
    ['src/shared/Picture.tsx', '@platform/api/client'],
    ['src/platform/api/client.ts', '@app/assemble'],
    ['src/router/guards.ts', '@platform/api/client'],
    ['src/router/guards.ts', '@ui/button/Button'],
    ['server/services/platform/live/publish.ts', '@machines/auth/session/machine'],
    ['server/http/mount.ts', '@features/home/HomeScreen'],
    ['server/http/mount.ts', '@demo/content/seed'],
    ['server/services/home/reads.ts', '../../http/dependencies'],
    ['server/services/home/reads.ts', '../../adapters/mail/smtp'],
    ['server/services/tenancy/flags/ruledFlags.ts', '../../../adapters/flags/unleash'],
    ['server/ports/mail.ts', 'nodemailer'],
    ['server/ports/mail.ts', '../adapters/mail/smtp'],
    ['server/ports/mail.ts', '../services/platform/refusal'],
    ['server/ports/mail.ts', '../workers/isolated'],
    ['server/ports/mail.ts', './inbox'],
    ['e2e/journeys/home.spec.ts', '@features/home/HomeScreen'],
    ['packages/statechart-kit/src/laws.ts', '@machines/auth/session/machine'],
    ['packages/statechart-kit/src/walks/run.ts', '../../../../machines/kernel/failure'],
    ['packages/statechart-kit/examples/editor.ts', '@kit/laws'],
  ]
  const importing = (source: string) => `import { one } from '${source}'\nexport const two = one\n`

  it('finds forbidden imports at any depth', () => {
    // A separate folder for each, since several are in one file.
    const problems = forbidden.map(([file, source]) => linted({ [file]: importing(source) }).length)
    const passed = forbidden.filter((_, index) => problems[index] !== 1)
    expect(passed).toEqual([])
  }, 60_000)

  it('forbids machines and the server to use browser globals', () => {
    const reading = 'export const title = document.title\n'
    const problems = linted({
      'machines/auth/session/machine.ts': reading,
      'server/services/home/reads.ts': reading,
      'src/platform/boot.ts': reading,
    })
    const files = problems.map((line) => line.slice(0, line.indexOf(':')))
    expect(files.toSorted()).toEqual([
      'machines/auth/session/machine.ts',
      'server/services/home/reads.ts',
    ])
  })

  it('allows other imports', () => {
    const allowed = {
      'machines/auth/session/machine.ts': '@contract/auth',
      'src/features/home/HomeScreen.tsx': '@ui/button/Button',
      'src/router/guards.ts': '@machines/platform/app/selectors',
      'server/services/home/reads.ts': '@contract/content',
    }
    const files = Object.entries(allowed).map(([file, source]) => [file, importing(source)])
    expect(linted(Object.fromEntries(files) as Record<string, string>)).toEqual([])
  })

  it('allows a port to import types of contract, rules, database and other ports', () => {
    const typed = (source: string) =>
      `import type { One } from '${source}'\nexport type Two = One\n`
    expect(
      linted({
        'server/ports/cardVault.ts': typed('@contract/payments'),
        'server/ports/links.ts': typed('@rules/links/links'),
        'server/ports/inbox.ts': typed('./mail'),
        'server/ports/buildingSystem.ts': typed('../db/database'),
      }),
    ).toEqual([])
    expect(linted({ 'server/ports/saml.ts': typed('../services/auth/selfSigned') })).toHaveLength(1)
  })

  it('allows views to read, and keeps previous restrictions', () => {
    const readingFrom = (source: string) =>
      `import { useSelector } from '${source}'\nexport const read = useSelector\n`
    const reading = readingFrom('@shared/useSelector')
    const reaching = "import { once } from '@platform/once'\nexport const reached = once\n"
    expect(linted({ 'src/features/View.tsx': reading, 'src/router/route.ts': reading })).toEqual([])
    // It would read another state than the one in the server's markup.
    const differing = readingFrom('@xstate/react')
    expect(
      linted({ 'src/features/View.tsx': differing, 'src/router/route.ts': differing }),
    ).toHaveLength(2)
    expect(linted({ 'src/operate/View.tsx': differing })).toEqual([])
    expect(linted({ 'src/features/a.tsx': reaching, 'src/router/b.ts': reaching })).toHaveLength(2)
  })
})
