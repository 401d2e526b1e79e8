import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A word that the code does not use, in names, comments and documents. */
type Row = {
  word: RegExp
  /** What to write. */
  instead: string
  /** The top-level folders that the row applies to. */
  in: readonly string[]
  /** Lines, as `file:text`, that may have it, and why. */
  except?: { place: RegExp; because: string }
}

const code = [
  'contract',
  'e2e',
  'machines',
  'packages',
  'rules',
  'scripts',
  'sdk',
  'server',
  'src',
  'tests',
]
const all = [...code, 'docs']

const rows: Row[] = [
  {
    word: /[pP]aint/,
    instead: 'render, renderer, rendered',
    in: all,
    except: {
      place: /first paint|paint-order|^scripts\/(size|benchWeb)/,
      because: 'what a browser does',
    },
  },
  {
    word: /\b(use|is|once)Awake\b/,
    instead: 'useIsHydrated, isHydrated, afterHydration',
    in: all,
    except: { place: /useScreenAwake/, because: 'a screen that stays on' },
  },
  {
    word: /\b([wW]hoever|nobody's|anew)\b/,
    instead: 'the user, the caller, …; again',
    in: all,
    except: { place: /^docs\/voice\.md/, because: 'a text that was replaced' },
  },
  { word: /\b(take|replay)Early\b/, instead: 'takeCapturedEvents, replayEvents', in: all },
  {
    word: /\b(carriedBy|CarriedReply|isUsedUp)\b/,
    instead: 'createResponseCache, PrefetchedReply, isDrained',
    in: all,
  },
  {
    word: /\bkeep[A-Z]\w*/,
    instead: 'setX, assignX, or the verb of what happens',
    in: ['machines'],
    except: { place: /keepsScroll/, because: 'a page keeps its scroll position' },
  },
  {
    word: /\b(most|longest|least)[A-Z]\w*|AtMost\b|\batOnce\b|\bpatience\b/,
    instead: 'max…, min…, concurrency, …TimeoutMs',
    in: code,
    except: { place: /at most|locales/, because: 'English' },
  },
  {
    word: /\b([kK]eptVisit|keepVisit|visitOf|leaveVisit|isSameVisit|sweepVisit|visit\.changed)\b/,
    instead: 'Scope, OfflineScope, scopeOf, clearScope, scope.changed',
    in: all,
  },
  { word: /\b(HostLook|lookOf|fetchLook|DetailLooks)\b/, instead: 'Branding, viewState', in: all },
  {
    word: /\b(toldOf|askedOf|askedApi|Foretold|stream\.heard|keptAt|forgetKept|KeptHome)\b/,
    instead: 'visibleErrors, inputOf, Predicted, stream.received, cachedAt, …',
    in: all,
  },
  {
    word: /\b(tell|hear|spend|obey)\(|\b(tell|hear|spend)[A-Z]\w*/,
    instead: 'send, emit, notify; receive; consume; execute',
    in: code,
  },
  {
    word: /\bdeparture/,
    instead: 'unsavedChanges',
    in: ['machines', 'src'],
  },
  {
    word: /\b(text|brand|success|warning|danger)Quiet\b|['"]quiet['"]/,
    instead: 'textMuted, brandSubtle, ghost',
    in: ['src', 'tests'],
  },
  { word: /\b[wW]ish(es|ed)?\b/, instead: 'command, request', in: ['server'] },
  {
    word: /\b(agentWords|focusWords|FailureWords|fetchTexts|showTexts|createTexts|CodeTexts)\b/,
    instead: 'deviceName, FailureMessage, catalogues, …Messages',
    in: all,
  },
  {
    word: /\b(fetchedLogic|fetchedLater|readAhead|pageLife|isAttracting|faultOf)\b/,
    instead: 'lazyLogic, prefetchReads, pageLifecycle, isShowcasing, issueOf',
    in: all,
  },
  { word: /retry\.(pressed|requested)/, instead: 'request.retried', in: all },
  {
    word: /\b(stray|farewell|obey)\b/,
    instead: 'unexpectedSource, detach, executeCommand',
    in: ['contract', 'machines', 'rules'],
  },
  {
    word: /\b(lookingAfter|overruled)\b/,
    instead: 'verifyingAfterFailure, overridden',
    in: ['machines', 'src'],
  },
  { word: /\b[wW]ish(es|ed)?\b/, instead: 'setpoint, pendingChange, requested…', in: ['machines'] },
  {
    word: /\b(quiet|resting|holding)\b/,
    instead: 'idle, muted, clean, …, each by its meaning',
    in: ['machines'],
  },
  {
    word: /\b(missingPage|attract|ssoReturn|passCheck)\b/,
    instead: 'chunkRecovery, kioskIdle, ssoCallback, passVerification',
    in: ['machines'],
  },
  {
    word: /\b(openStage|calmWorld|calmHost|oneWindow|atEnd|expectHeard)\b/,
    instead: 'renderApp, defaultHost, sharedJsdom, onTestEnd, expectSpoken',
    in: ['tests', 'docs'],
  },
  {
    word: /\b(WhatNext|FromHome|GoneItems|YourDay|useFace|onCdn|QuietPage|HousePage|SorryWords|AttractLoop|useGlide|Dimmer)\b/,
    instead: 'what the component shows: NextSteps, RelatedItems, …',
    in: ['src', 'tests'],
  },
  {
    word: /(?<!\b(test|clock)\.)\bsetTimeout\(|waitForTimeout|setTimeout\b.*timers\/promises/,
    instead:
      'turns() (tests/turns.ts), vi.waitFor, expect.poll, or the clock that the test is given: a fixed wait is too short on a busy machine',
    in: ['e2e', 'tests'],
    except: {
      place:
        /^(tests\/(turns|ui\/platform|mutants\/charts\.test|features\/faults\/(broken\.test|rows\/account)|server\/(comparedPasswords|platform\/forms\.test)|process\/(cluster|proxies|shutdown|held\/probe).*)|e2e\/(quiet|startServer|emptyServer|journeys\/offline\.spec))\.m?[tj]s:/,
      because: 'they poll, or imitate something that is late',
    },
  },
  {
    word: /\btimeout: \d/,
    instead: 'the end that the configuration sets: a shorter one is a race on a busy machine',
    in: ['e2e'],
    except: {
      place: /^e2e\/journeys\/(offline|kept)\.spec\.ts:/,
      because: 'they try again until it passes',
    },
  },
  {
    word: /performance\.now\(|hrtime|Promise<number>\(\(resolve\) => requestAnimationFrame|(cpu|memory)Usage|eventLoop(Delay|Utilization)/,
    instead:
      'what happened, not how long it took; a command beside the tests measures (npm run bench)',
    in: ['e2e', 'tests'],
    except: {
      place: /^tests\/process\/held\/probe\.mjs:/,
      because: 'of npm run measure:event-loop',
    },
  },
]

const root = join(import.meta.dirname, '../..')
const isText = /\.(ts|tsx|mts|mjs|md)$/

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => isText.test(name) && !name.includes('node_modules'))
    .filter((name) => name !== join('tests', 'kit', 'words.test.ts'))
    .filter((name) => statSync(join(root, name)).isFile())
}

const texts = new Map<string, [file: string, lines: string[]][]>(
  all.map((folder) => [
    folder,
    filesIn(folder).map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n')]),
  ]),
)

function uses({ word, except }: Row, file: string, lines: readonly string[]): number[] {
  return lines.flatMap((line, at) =>
    word.test(line) && except?.place.test(`${file}:${line}`) !== true ? [at + 1] : [],
  )
}

describe('private words', () => {
  it.each(rows)('$word is written as $instead', (row) => {
    const found = row.in.flatMap((folder) =>
      (texts.get(folder) ?? []).flatMap(([file, lines]) =>
        uses(row, file, lines).map((line) => `${file}:${line}`),
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['const painter = open()', 0, [1]],
    ['/** The first paint needs no round trip. */', 0, []],
    ["{ type: 'keepFields' }", 5, [1]],
    ["guard: 'keepsScroll'", 5, []],
    ['const scope: KeptVisit', 7, [1]],
    ['tell({ type })', 10, [1]],
    ['const mostLooks = 3', 6, [1]],
    ["{ type: 'retry.pressed' }", 16, [1]],
    ['await page.waitForTimeout(500)', 24, [1]],
    ['test.setTimeout(90_000)', 24, []],
    ["toHaveURL('/login', { timeout: 1000 })", 25, [1]],
    ['const began = performance.now()', 26, [1]],
    ['new Promise<number>((resolve) => requestAnimationFrame(resolve))', 26, [1]],
  ])('%j is judged by its row', (line, at, expected) => {
    const row = rows[at]
    expect(row && uses(row, 'machines/a.ts', [line])).toEqual(expected)
  })
})
