import { definePage } from '../definePage'
import { orderedPageOf, recordOf } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isSuiteValid } from './draft'
import { FloorScreen } from './FloorScreen'
import { floorMachine, isFloorValid, versionedFloor } from './floor.logic'

/** A floor: its name, and its suites. */
export const floorPage = definePage({
  name: 'floor',
  path: paths.floor('$building', '$id'),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of a floor ended in an error')
    return floorMachine.provide({
      actors: {
        record: recordOf(isFloorValid, {
          read: calls.floors.read,
          update: calls.floors.update,
          versioned: versionedFloor,
          changesOf: ({ name }) => ({ name }),
        }),
        owned: orderedPageOf({
          calls: calls.suites,
          isComplete: isSuiteValid,
          fieldsOf,
          reportBroken,
        }),
      },
      actions: { reportBroken },
    })
  },
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: FloorScreen,
})
