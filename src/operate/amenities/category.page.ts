import { ownerPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput, recordOf } from '../logic'
import { paths } from '../paths'
import { CategoryScreen } from './CategoryScreen'
import { isCategoryValid, versionedCategory } from './category.logic'
import { fieldsOf, isAmenityValid } from './draft'

/** A category of amenities: its name, and its amenities. */
export const amenityCategoryPage = definePage({
  name: 'amenityCategory',
  path: paths.amenityCategory('$building', '$id'),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of a category of amenities ended in an error')
    return ownerPage({
      record: recordOf(isCategoryValid, {
        read: calls.amenityCategories.read,
        update: calls.amenityCategories.update,
        versioned: versionedCategory,
        changesOf: (edits) => edits,
      }),
      owned: orderedPageOf({
        calls: calls.amenities,
        isComplete: isAmenityValid,
        fieldsOf,
        reportBroken,
      }),
    }).provide({ actions: { reportBroken } })
  },
  input: ownerInput,
  screen: CategoryScreen,
})
