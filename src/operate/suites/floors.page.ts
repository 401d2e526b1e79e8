import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { FloorsScreen } from './FloorsScreen'
import { isFloorValid } from './floor.logic'

/** The floors of a building whose suites can be controlled. */
export const floorsPage = definePage({
  name: 'floors',
  path: paths.floors('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf({
      calls: calls.floors,
      isComplete: isFloorValid,
      fieldsOf: ({ name }) => ({ name }),
      reportBroken: () => report('the floors of a building ended in an error'),
    }),
  input: ownerInput,
  screen: FloorsScreen,
})
