import type { OperatedFloor } from '@contract/operate/suites'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { FloorsScreen } from './FloorsScreen'
import { isFloorValid, type NewFloor } from './floor.logic'

/** The floors of a building whose suites can be controlled. */
export const floorsPage = definePage({
  name: 'floors',
  path: paths.floors('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf<OperatedFloor, NewFloor>(isFloorValid, {
      list: calls.floors,
      create: calls.createFloor,
      remove: calls.deleteFloor,
      order: ({ uuids, ...input }, signal) =>
        calls.orderFloors({ ...input, uuids: [...uuids] }, signal),
      reportBroken: () => report('the floors of a building ended in an error'),
    }),
  input: ownerInput,
  screen: FloorsScreen,
})
