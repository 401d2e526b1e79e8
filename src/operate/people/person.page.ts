import type { OperatedPerson } from '@contract/operate/people'
import type { Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { nameErrorOf } from '@rules/account/personName'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { PersonScreen } from './PersonScreen'

export type PersonFields = Pick<
  OperatedPerson,
  'first_name' | 'last_name' | 'email' | 'state' | 'company' | 'buildings'
>

/** What takes effect at once: the account, or its sessions. */
export type PersonChange =
  | { kind: 'active'; version: number; active: boolean }
  | { kind: 'sessions' }

export const isPersonValid = ({ first_name, last_name }: PersonFields): boolean =>
  nameErrorOf(first_name) === null && nameErrorOf(last_name) === null

const personMachine = createRecordPage<PersonFields, PersonChange>(isPersonValid)
export type PersonMachine = typeof personMachine

const versioned = ({ version, ...person }: OperatedPerson): Versioned<PersonFields> => ({
  version,
  fields: {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    state: person.state,
    company: person.company,
    buildings: person.buildings,
  },
})

/** A person: names, and whether the account is active. */
export const personPage = definePage({
  name: 'person',
  path: paths.person('$id'),
  logic: ({ calls, report }) =>
    personMachine.provide({
      actors: {
        record: createRecord<PersonFields>(isPersonValid).provide({
          actors: {
            read: promiseOf(async (input, signal) => versioned(await calls.person(input, signal))),
            save: promiseOf(async ({ edits: { first_name, last_name }, ...input }, signal) =>
              versioned(
                await calls.updatePerson(
                  {
                    ...input,
                    ...(first_name !== undefined && { first_name }),
                    ...(last_name !== undefined && { last_name }),
                  },
                  signal,
                ),
              ),
            ),
          },
        }),
        toggle: createToggle<PersonChange>().provide({
          actors: {
            apply: promiseOf(async ({ change, id, key }, signal) => {
              if (change.kind === 'sessions') await calls.endPersonSessions({ id, key }, signal)
              else {
                const { version, active } = change
                await calls.setPersonActive({ id, key, version, active }, signal)
              }
            }),
          },
        }),
      },
      actions: { reportBroken: () => report('the page of a person ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: PersonScreen,
})
