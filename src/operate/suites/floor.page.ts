import type { OperatedSuite } from '@contract/operate/suites'
import { ownerPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput, recordOf } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isSuiteValid } from './draft'
import { FloorScreen } from './FloorScreen'
import { isFloorValid, type NewSuite, versionedFloor } from './floor.logic'

/** A floor: its name, and its suites. */
export const floorPage = definePage({
  name: 'floor',
  path: paths.floor('$building', '$id'),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of a floor ended in an error')
    return ownerPage({
      record: recordOf(isFloorValid, {
        read: calls.floor,
        update: calls.updateFloor,
        versioned: versionedFloor,
        changesOf: ({ name }) => ({ name }),
      }),
      owned: orderedPageOf<OperatedSuite, NewSuite>(isSuiteValid, {
        list: calls.suites,
        create: ({ fields: { owner, ...draft }, key }, signal) =>
          calls.createSuite({ fields: { owner, ...fieldsOf(draft) }, key }, signal),
        remove: calls.deleteSuite,
        order: ({ uuids, ...input }, signal) =>
          calls.orderSuites({ ...input, uuids: [...uuids] }, signal),
        reportBroken,
      }),
    }).provide({ actions: { reportBroken } })
  },
  input: ownerInput,
  screen: FloorScreen,
})
