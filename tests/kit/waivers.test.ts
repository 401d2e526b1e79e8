import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stateNodes } from '@kit/chart'
import { isInternal } from '@kit/internals'
import { mutantsOf } from '@kit/mutants/operators'
import { homeChoicesLogic } from '@machines/home/choices'
import { shortcutsLogic } from '@machines/platform/shortcuts'
import { toastsLogic } from '@machines/platform/toasts'
import { describe, expect, it } from 'vitest'
import { harmless } from '../mutants/harmless'
import { machines } from './machines'

const root = fileURLToPath(new URL('../..', import.meta.url))
const filesIn = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
const textOf = (file: string) => readFileSync(root + file, 'utf8')

/** The waivers that name no mutant of any chart. */
function unusedWaivers(waivers: Readonly<Record<string, string>>): string[] {
  const names = new Set(
    Object.entries(machines).flatMap(([name, machine]) =>
      mutantsOf(machine).map((mutant) => `${name} ${mutant.name}`),
    ),
  )
  return Object.keys(waivers).filter((waiver) => !names.has(waiver))
}

/** The events that charts declare in their payloads and no machine takes. */
function untakenEvents(sources: readonly string[]): string[] {
  const declared = sources
    // What a chart requests from something other than an actor, such as the frames of a card.
    .map((source) => source.replaceAll(/type \w+Command =[^]*?}>/g, ''))
    .flatMap((source) =>
      [...source.matchAll(/EventsOf<{([^]*?)}>/g)].map(([, block = '']) => block),
    )
    .flatMap((block) => [...block.matchAll(/^ +'([a-z]\w*(?:\.\w+)+)':/gm)])
    .map(([, event = '']) => event)
  const taken = new Set(
    [
      ...Object.values(machines)
        .flatMap(stateNodes)
        .flatMap(({ transitions }) => [...transitions.keys()]),
      ...[homeChoicesLogic, shortcutsLogic, toastsLogic].flatMap(({ events }) => events),
    ].filter((type) => !isInternal(type)),
  )
  return [...new Set(declared)].filter((event) => !taken.has(event))
}

describe('a waiver of a mutant', () => {
  it('names an existing mutant', () => {
    expect(unusedWaivers(harmless)).toEqual([])
  })

  it('fails if its region is gone', () => {
    const gone = 'frame open.gone on x.y: transition removed'
    expect(unusedWaivers({ [gone]: 'nobody sees it' })).toEqual([gone])
  })
})

describe('a declared event', () => {
  it('is taken by a chart or a reducer', () => {
    expect(untakenEvents(filesIn('machines').map(textOf))).toEqual([])
  })

  it('fails if none takes it', () => {
    const source = "type Event = EventsOf<{\n  'nothing.happened': NoPayload\n}>\n"
    expect(untakenEvents([source])).toEqual(['nothing.happened'])
  })
})
