import type { OperatedVisitor, VisitorStep } from '@contract/operate/frontDesk'
import { createCollection } from '@machines/operate/collection/machine'
import { type DeskPageMachine, deskPage } from '@machines/operate/page/pages'
import { createPersonSearch } from '@machines/operate/personSearch/machine'
import { createPress } from '@machines/operate/press/machine'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { promiseOf } from '@platform/actorOf'
import { nameErrorOf } from '@rules/account/personName'
import type { PageDependencies } from '../../definePage'
import { formOf, listOf } from '../../logic'
import type { ListQuery } from '../../table/query'
import { type FoundPerson, findPeople } from '../people'

/** A step of a visitor, or the code of one who arrives. */
export type DeskChange =
  | { building: string; visitor: OperatedVisitor; step: VisitorStep }
  | { building: string; code: string }

/** What was done; `isNew` is false for a code of someone who had arrived before. */
export type DeskReply = { visitor: OperatedVisitor; step: VisitorStep; isNew: boolean }

export type WalkInFields = {
  building: string
  first_name: string
  last_name: string
  company: string
  host: FoundPerson | null
}

export const isComplete = ({ first_name, last_name, host }: WalkInFields) =>
  nameErrorOf(first_name) === null && nameErrorOf(last_name) === null && host !== null

export type VisitorsMachine = DeskPageMachine<
  ListQuery,
  OperatedVisitor,
  WalkInFields,
  DeskChange,
  DeskReply,
  FoundPerson
>

/** The visitors of a building, with these calls. */
export function visitorsOf({
  calls,
  report,
}: Pick<PageDependencies, 'calls' | 'report'>): VisitorsMachine {
  const reportBroken = () => report('the list of visitors ended in an error')
  return deskPage({
    collection: createCollection<ListQuery, OperatedVisitor, WalkInFields>(isComplete).provide({
      actors: {
        list: listOf(calls.visitors),
        form: formOf<WalkInFields>(isComplete, ({ fields: { host, ...fields }, key }, signal) =>
          calls.admitWalkIn({ fields: { ...fields, host_uuid: host?.uuid ?? '' }, key }, signal),
        ),
      },
      actions: { reportBroken },
    }),
    press: createPress<DeskChange, DeskReply>().provide({
      actors: { apply: promiseOf(({ change, key }, signal) => apply(calls, change, key, signal)) },
    }),
    people: createPersonSearch<FoundPerson>().provide({
      actors: { find: promiseOf((input, signal) => findPeople(calls, input, signal)) },
    }),
    ticker: tickerMachine,
  }).provide({ actions: { reportBroken } })
}

async function apply(
  calls: PageDependencies['calls'],
  change: DeskChange,
  key: string,
  signal: AbortSignal,
): Promise<DeskReply> {
  const { building } = change
  if ('code' in change) {
    const { code } = change
    const { visitor, is_new } = await calls.checkInByCode({ building, code, key }, signal)
    return { visitor, step: 'arrive', isNew: is_new }
  }
  const { visitor, step } = change
  const moved = await calls.moveVisitor({ building, id: visitor.uuid, key, step }, signal)
  return { visitor: moved, step, isNew: true }
}
