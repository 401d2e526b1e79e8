import { createRecord } from '@machines/operate/record/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { PersonScreen } from './PersonScreen'
import {
  isPersonValid,
  type PersonChange,
  type PersonFields,
  personMachine,
  versioned,
} from './person.logic'

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
