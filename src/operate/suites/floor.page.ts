import { ownerPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput, recordOf } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isSuiteValid } from './draft'
import { FloorScreen } from './FloorScreen'
import { isFloorValid, versionedFloor } from './floor.logic'

/** A floor: its name, and its suites. */
export const floorPage = definePage({
  name: 'floor',
  path: paths.floor('$building', '$id'),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of a floor ended in an error')
    return ownerPage({
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
    }).provide({ actions: { reportBroken } })
  },
  input: ownerInput,
  screen: FloorScreen,
})
