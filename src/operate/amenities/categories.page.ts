import type { OperatedAmenityCategory } from '@contract/operate/amenities'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { CategoriesScreen } from './CategoriesScreen'
import { isCategoryValid, type NewCategory } from './category.logic'

/** The categories of amenities in a building. */
export const amenityCategoriesPage = definePage({
  name: 'amenityCategories',
  path: paths.amenityCategories('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf<OperatedAmenityCategory, NewCategory>(isCategoryValid, {
      list: calls.amenityCategories,
      create: calls.createAmenityCategory,
      remove: calls.deleteAmenityCategory,
      order: ({ uuids, ...input }, signal) =>
        calls.orderAmenityCategories({ ...input, uuids: [...uuids] }, signal),
      reportBroken: () => report('the categories of amenities ended in an error'),
    }),
  input: ownerInput,
  screen: CategoriesScreen,
})
