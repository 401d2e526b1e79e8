import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { CategoriesScreen } from './CategoriesScreen'
import { isCategoryValid } from './category.logic'

/** The categories of amenities in a building. */
export const amenityCategoriesPage = definePage({
  name: 'amenityCategories',
  path: paths.amenityCategories('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf({
      calls: calls.amenityCategories,
      isComplete: isCategoryValid,
      fieldsOf: ({ name }) => ({ name }),
      reportBroken: () => report('the categories of amenities ended in an error'),
    }),
  input: ownerInput,
  screen: CategoriesScreen,
})
