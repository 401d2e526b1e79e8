import { togglePage } from '@machines/operate/page/pages'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import type { Calls } from '../api/calls'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { PersonScreen } from './PersonScreen'
import { changesOf, isPersonValid, type PersonChange, versioned } from './person.logic'

/** A person: names, company, buildings, permissions, and whether the account is active. */
export const personPage = definePage({
  name: 'person',
  path: paths.person('$id'),
  logic: ({ calls, report }) =>
    togglePage({
      record: recordOf(isPersonValid, {
        read: calls.person,
        update: calls.updatePerson,
        versioned,
        changesOf,
      }),
      toggle: createToggle<PersonChange>().provide({
        actors: {
          apply: promiseOf(({ change, ...call }, signal) => apply(calls, change, call, signal)),
        },
      }),
    }).provide({
      actions: { reportBroken: () => report('the page of a person ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: PersonScreen,
})

async function apply(
  calls: Calls,
  change: PersonChange,
  call: { id: string; key: string },
  signal: AbortSignal,
): Promise<void> {
  switch (change.kind) {
    case 'active': {
      const { version, active } = change
      await calls.setPersonActive({ ...call, version, active }, signal)
      break
    }
    case 'sessions':
      await calls.endPersonSessions(call, signal)
      break
    case 'invitation':
      await calls.repeatInvitation({ ...call, building_uuid: change.building.uuid }, signal)
      break
    case 'membership': {
      const { version, member, building } = change
      await calls.setMembership({ ...call, version, member, building_uuid: building.uuid }, signal)
      break
    }
    case 'permission': {
      const { version, permission, granted, building } = change
      const body = { version, permission, granted, building_uuid: building.uuid }
      await calls.setPermission({ ...call, ...body }, signal)
      break
    }
  }
}
