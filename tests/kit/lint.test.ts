import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { assign, fromTransition } from 'xstate'
import { buildingMachine } from './fixtures/building'
import { soundInvoke, spoiled, without } from './fixtures/defective'
import { signInMachine } from './fixtures/signIn'
import { lintMachine } from './lint'
import { eventsWithoutSender } from './lint/senders'

const lost = { description: 'Lost.' }
const to = (target: string) => ({ target })
const found = (machine: Parameters<typeof lintMachine>[0], options = {}) =>
  lintMachine(machine, options).map(({ rule, at }) => `${rule} ${at}`)

/** A state with a reducer, and no transition for its end. */
const withReducer = spoiled({
  waiting: { invoke: { ...without(soundInvoke, 'onDone'), src: 'reducer' } },
}).provide({ actors: { reducer: fromTransition((count: number) => count + 1, 0) } as object })

describe('a sound chart', () => {
  it.each([
    ['without changes', spoiled()],
    ['sign-in', signInMachine],
    ['building', buildingMachine],
    ['a reducer, which never finishes', withReducer],
  ])('has no findings: %s', (_, machine) => {
    expect(lintMachine(machine)).toEqual([])
  })
})

const awaiting = 'chart.awaitingAnswer'
const waitingOn = (invoke: object) => spoiled({ waiting: { invoke } })

describe('each defect is found, and nothing else', () => {
  it.each([
    ['invokeWithoutDone', awaiting, waitingOn(without(soundInvoke, 'onDone'))],
    ['invokeWithoutDone', awaiting, waitingOn({ ...without(soundInvoke, 'onDone'), src: 'child' })],
    ['invokeWithoutError', awaiting, waitingOn(without(soundInvoke, 'onError'))],
    ['invokeWithoutError', awaiting, waitingOn({ id: 'listen', src: 'listen' })],
    ['invokeWithoutId', awaiting, waitingOn(without(soundInvoke, 'id'))],
    ['inlineSource', awaiting, waitingOn({ ...soundInvoke, src: spoiled() })],
    ['undeclared', awaiting, waitingOn({ ...soundInvoke, src: 'nobody' })],
    ['noWayOut', awaiting, spoiled({ waiting: { on: {} } })],
    ['noWayOut', awaiting, spoiled({ waiting: { on: { 'note.made': { actions: 'note' } } } })],
    ['unreachableState', 'chart.lost', spoiled({ more: { lost } })],
    [
      'shadowedCandidate',
      'chart.idle',
      spoiled({
        idle: {
          on: { 'request.sent': [to('awaitingAnswer'), { guard: 'isReady', ...to('idle') }] },
        },
      }),
    ],
    [
      'shadowedCandidate',
      'chart.idle',
      spoiled({ idle: { always: [to('awaitingAnswer'), to('awaitingAnswer')] } }),
    ],
    [
      'swallowingWildcard',
      'chart.idle',
      spoiled({
        root: { after: { timeout: to('.idle') } },
        idle: { on: { 'request.sent': to('awaitingAnswer'), '*': { actions: 'note' } } },
      }),
    ],
    ['missingDescription', 'chart.idle', spoiled({ idle: { description: undefined } })],
    [
      'stateName',
      'chart.Lost_one',
      spoiled({
        idle: { on: { 'a.b': to('awaitingAnswer'), 'c.d': to('Lost_one') } },
        more: { Lost_one: lost },
      }),
    ],
    [
      'waitingStateName',
      'chart.answer',
      spoiled({
        idle: { on: { 'a.b': to('awaitingAnswer'), 'c.d': to('answer') } },
        more: { answer: { ...lost, on: { 'a.b': to('idle') }, invoke: soundInvoke } },
      }),
    ],
    ['eventName', 'chart.idle', spoiled({ idle: { on: { SEND: to('awaitingAnswer') } } })],
    ['eventName', 'chart.idle', spoiled({ idle: { on: { 'send.it_now': to('awaitingAnswer') } } })],
    ['inlineImplementation', 'chart.idle', spoiled({ idle: { entry: () => {} } })],
    ['inlineImplementation', 'chart.idle', spoiled({ idle: { exit: ['note', () => {}] } })],
    [
      'inlineImplementation',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { guard: () => true, ...to('awaitingAnswer') } } } }),
    ],
    [
      'inlineImplementation',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { actions: assign({}), ...to('awaitingAnswer') } } } }),
    ],
    ['unnamedDelay', awaiting, spoiled({ waiting: { after: { 500: to('idle') } } })],
    ['undeclared', awaiting, spoiled({ waiting: { after: { someday: to('idle') } } })],
    ['undeclared', 'chart.idle', spoiled({ idle: { entry: 'forget' } })],
    [
      'undeclared',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { guard: 'isOdd', ...to('awaitingAnswer') } } } }),
    ],
  ])('%s at %s (%#)', (rule, at, machine) => {
    expect(found(machine)).toEqual([`${rule} ${at}`])
  })
})

const region = (event: string) => ({
  description: 'A region.',
  initial: 'on',
  states: {
    on: { description: 'On.', on: { [event]: to('off') } },
    off: { description: 'Off.', on: { [event]: to('on') } },
  },
})
const parallel = (states: object) => spoiled({ root: { type: 'parallel' }, more: { states } })

describe("the product's rules for the linter", () => {
  const criticalEvents = ['session.ended']
  const taken = { 'session.ended': to('idle') }

  it('find each resting leaf that drops a critical event', () => {
    const machine = spoiled({
      waiting: { on: { ...taken, 'request.cancelled': to('idle') } },
    })
    expect(found(machine, { criticalEvents })).toEqual(['droppedCriticalEvent chart.idle'])
  })

  it('accept an ancestor that takes it', () => {
    const machine = spoiled({ root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine, { criticalEvents })).toEqual([])
  })

  it('do not count a critical event as a way out', () => {
    const machine = spoiled({ waiting: { on: {} }, root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine)).toEqual([])
    expect(found(machine, { criticalEvents })).toEqual([`noWayOut ${awaiting}`])
  })

  it("count an ancestor's delay as a way out", () => {
    const machine = spoiled({ waiting: { on: {} }, root: { after: { timeout: to('.idle') } } })
    expect(found(machine)).toEqual([])
  })

  it('count another region that takes the event in each of its states', () => {
    const chart = (other: string) =>
      parallel({
        description: 'Two regions.',
        type: 'parallel',
        states: { first: region('session.ended'), second: region(other) },
      })
    const inRegions = (machine: ReturnType<typeof chart>) =>
      found(machine, { criticalEvents }).filter((each) => each.includes('states'))
    expect(inRegions(chart('note.made'))).toEqual([])
    const half = region('session.ended')
    const taking = { ...half, states: { ...half.states, off: { description: 'Off.' } } }
    const mixed = {
      description: 'Two regions, of which one takes the event in one of its states.',
      type: 'parallel',
      states: { first: taking, second: region('note.made') },
    }
    expect(inRegions(parallel(mixed))).toEqual([
      'droppedCriticalEvent chart.states.first.off',
      'droppedCriticalEvent chart.states.second.on',
      'droppedCriticalEvent chart.states.second.off',
    ])
    const one = parallel({
      description: 'One region.',
      type: 'parallel',
      states: { first: region('note.made') },
    })
    expect(inRegions(one)).toEqual([
      'droppedCriticalEvent chart.states.first.on',
      'droppedCriticalEvent chart.states.first.off',
    ])
  })

  it('find tags outside the union', () => {
    const machine = spoiled({ idle: { tags: ['busy', 'step:email', 'odd'] } })
    expect(lintMachine(machine, { allowedTags: ['busy', /^step:/] })).toEqual([
      { rule: 'unknownTag', at: 'chart.idle', message: "the tag 'odd' is not in the union" },
    ])
  })

  it('respect exemptions, and find those that exempt nothing', () => {
    const exempt = [
      { rule: 'unreachableState', at: 'chart.lost', reason: 'restored only' },
    ] as const
    expect(found(spoiled({ more: { lost } }), { exempt })).toEqual([])
    expect(found(spoiled(), { exempt })).toEqual(['unusedExemption chart.lost'])
  })
})

describe('events without a sender', () => {
  const isSent = "waiting.send({ type: 'request.cancelled' })"
  const unsent = (...sources: string[]) => eventsWithoutSender([spoiled()], [isSent, ...sources])

  it('are found in all charts, each once', () => {
    expect(eventsWithoutSender([spoiled(), spoiled()], [])).toEqual([
      "nothing sends 'request.cancelled'",
      "nothing sends 'request.sent'",
    ])
  })

  it.each([
    ['to an actor', "actor.send({ type: 'request.sent', to: 'all' })"],
    ['by an action', "send: sendTo('chart', { type: 'request.sent' }),"],
    ['in several lines', "emit({\n  type:\n    'request.sent',\n  from,\n})"],
    ['as one end of a choice', "({ type: isNew ? 'request.sent' : 'request.invalidated' })"],
    ['as the other end', "({ type: isOld ? 'request.invalidated' : 'request.sent' })"],
    ['with a placeholder in its name', 'actor.send({ type: `${what}.sent` })'],
    ['beside others', "[{ type: 'a.b' }, { type: 'request.sent' }]"],
  ])('are absent if it is sent %s', (_, source) => {
    expect(unsent(source)).toEqual([])
  })

  it.each([
    ['its declaration', "EventsOf<{ 'request.sent': NoPayload }>"],
    ['the transition that takes it', "on: { 'request.sent': { target: 'waiting' } }"],
    ['its type, picked from a union', "type Sent = Event & { type: 'request.sent' }"],
    ['its type, extracted from a union', "type Sent = Extract<Event, { type: 'request.sent' }>"],
    ['a comment', "// actor.send({ type: 'request.sent' })"],
    ['a longer comment', "/* actor.send({ type: 'request.sent' }) */"],
    ['a part of another name', "actor.send({ type: 'request.sent.twice' })"],
    ['another name of the same form', "actor.send({ type: 'request-sent' })"],
    ['a placeholder for two words', 'actor.send({ type: `${what}` })'],
    ['another field of an object', "{ type: kind, name: 'request.sent' }"],
  ])('are reported if there is only %s', (_, source) => {
    expect(unsent(source)).toEqual(["nothing sends 'request.sent'"])
  })

  it('can be waived with a reason while they exist', () => {
    const waived = (event: string, reason: string) =>
      eventsWithoutSender([spoiled()], [isSent], [{ event, reason }])
    expect(waived('request.sent', 'its view is to come')).toEqual([])
    const unused = (event: string) => `the waiver of '${event}' waives nothing or has no reason`
    expect(waived('request.sent', ' ')).toEqual([unused('request.sent')])
    expect(waived('request.cancelled', 'habit')).toEqual([
      "nothing sends 'request.sent'",
      unused('request.cancelled'),
    ])
  })
})

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
    const reading = "import { useSelector } from '@xstate/react'\nexport const read = useSelector\n"
    const reaching = "import { once } from '@platform/once'\nexport const reached = once\n"
    expect(linted({ 'src/features/View.tsx': reading, 'src/router/route.ts': reading })).toEqual([])
    expect(linted({ 'src/features/a.tsx': reaching, 'src/router/b.ts': reaching })).toHaveLength(2)
  })
})
