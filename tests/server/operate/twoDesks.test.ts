import type { RecordContext, Side } from '@machines/operate/record/context'
import { createCalls } from '@operate/api/calls'
import {
  type CompanyFields,
  changesOf,
  isCompanyValid,
  versioned,
} from '@operate/companies/company.logic'
import { recordOf } from '@operate/logic'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { apiWith, fetchFrom } from '../appApi'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { withSharedWorld } from '../withWorld'
import { operateCalls } from './operateCalls'

const world = withSharedWorld()
let tower: Building
let tokens: string[]
let restoreFetch: () => void
beforeAll(async () => {
  tower = await aBuilding(world)
  const { signIn } = operateCalls(world)
  tokens = [await signIn(await anOperator(world)), await signIn(await anOperator(world))]
  restoreFetch = fetchFrom(world)
})
afterAll(() => restoreFetch())

/** The record of a company, as one operator has it open. */
function openDesk(token: string, { uuid }: Company) {
  const calls = createCalls(apiWith(token))
  const machine = recordOf(isCompanyValid, {
    read: calls.company,
    update: calls.updateCompany,
    versioned,
    changesOf,
  })
  const desk = createActor(machine, { input: { id: uuid, keyPrefix: crypto.randomUUID() } })
  return desk.start()
}
type Desk = ReturnType<typeof openDesk>

const fields = ['name', 'description'] as const
type Field = (typeof fields)[number]
const textOf = (field: Field, count: number) => `${field} ${count}`

/** What the operator has typed and neither stored, discarded nor given up: it may never be lost. */
type Typed = Partial<Record<Field, string>>

const isIdle = (desk: Desk) => waitFor(desk, (at) => !at.hasTag('busy'), { timeout: 5000 })

const moves = tuple(
  integer({ min: 0, max: 1 }),
  constantFrom('edit', 'edit', 'save', 'save', 'wait', 'mine', 'theirs', 'discard', 'reread'),
  // Mostly the same field, so that the desks disagree.
  constantFrom(...fields, 'name', 'name'),
)

it('never overwrites another editor’s version unseen, and loses nothing that was typed', async () => {
  let count = 0
  let conflicts = 0
  await assert(
    asyncProperty(array(moves, { minLength: 8, maxLength: 24 }), async (walk) => {
      const company = await aCompany(world, { in: tower })
      const desks = tokens.map((token) => openDesk(token, company))
      const typed: Typed[] = [{}, {}]
      /** The versions that the desks have stored. */
      const stored: number[] = []
      /** For each save, how many versions of the other desk it passed over. */
      const unseen: number[] = []
      for (const [at, desk] of desks.entries()) {
        let before = ''
        let base = 0
        desk.subscribe(({ context: { known, wasSaved }, value }) => {
          if (value === 'conflicted' && before !== 'conflicted') conflicts += 1
          if (before === 'saving' && value !== 'saving' && wasSaved && known !== null) {
            stored.push(known.version)
            unseen.push(known.version - base - 1)
            const mine = typed[at] as Typed
            for (const name of fields) if (mine[name] === known.fields[name]) delete mine[name]
          }
          before = value
          if (known !== null) base = known.version
        })
      }
      await Promise.all(desks.map(isIdle))
      for (const [at, move, field] of walk) {
        const desk = desks[at] as Desk
        count += 1
        act(desk, typed[at] as Typed, move, field, count)
        if (move === 'wait') await Promise.all(desks.map(isIdle))
        else await Promise.resolve()
        for (const [other, { context, value }] of desks.map((each) => each.getSnapshot()).entries())
          expectTyped(context, typed[other] as Typed, value)
      }
      await Promise.all(desks.map(isIdle))
      for (const [at, desk] of desks.entries()) {
        expectTyped(desk.getSnapshot().context, typed[at] as Typed, 'the end')
        desk.send({ type: 'edits.discarded' })
        desk.send({ type: 'request.invalidated' })
      }
      await Promise.all(desks.map(isIdle))
      const [one, other] = desks.map((desk) => desk.getSnapshot().context.known)
      expect(one).toEqual(other)
      // Each acknowledged save raised the version by one, and nothing else did.
      expect(unseen.filter((versions) => versions !== 0)).toEqual([])
      expect(new Set(stored).size).toBe(stored.length)
      expect(one?.version).toBe(1 + stored.length)
      for (const desk of desks) desk.stop()
    }),
    { numRuns: 60, seed: 4310 },
  )
  expect(conflicts).toBeGreaterThan(3)
}, 60_000)

function act(desk: Desk, typed: Typed, move: string, field: Field, count: number): void {
  const before = desk.getSnapshot()
  if (move === 'edit') {
    const value = textOf(field, count)
    desk.send({ type: 'field.changed', name: field, value })
    if (before.matches('clean') || before.matches('dirty')) typed[field] = value
  }
  if (move === 'save') desk.send({ type: 'record.submitted' })
  if (move === 'reread') desk.send({ type: 'request.invalidated' })
  if (move === 'discard') {
    desk.send({ type: 'edits.discarded' })
    if (before.matches('dirty') || before.matches('conflicted'))
      for (const name of fields) delete typed[name]
  }
  if ((move === 'mine' || move === 'theirs') && before.matches('conflicted')) {
    const side: Side = move
    for (const name of fields) {
      desk.send({ type: 'side.chosen', name, side })
      const base = before.context.known?.fields[name]
      if (side === 'theirs' && before.context.theirs?.fields[name] !== base) delete typed[name]
    }
    desk.send({ type: 'conflict.resolved' })
  }
}

/** Everything typed is still there, as an edit or as what is stored. */
function expectTyped(
  { known, edits }: RecordContext<CompanyFields>,
  typed: Typed,
  where: string,
): void {
  for (const [name, text] of Object.entries(typed) as [Field, string][]) {
    expect(edits[name] ?? known?.fields[name], `${name} in ${where}`).toBe(text)
  }
}
