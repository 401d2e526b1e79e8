import type { OperatedAmenity } from '@contract/operate/amenities'
import { ownerPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput, recordOf } from '../logic'
import { paths } from '../paths'
import { CategoryScreen } from './CategoryScreen'
import { isCategoryValid, type NewAmenity, versionedCategory } from './category.logic'
import { fieldsOf, isAmenityValid } from './draft'

/** A category of amenities: its name, and its amenities. */
export const amenityCategoryPage = definePage({
  name: 'amenityCategory',
  path: paths.amenityCategory('$building', '$id'),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of a category of amenities ended in an error')
    return ownerPage({
      record: recordOf(isCategoryValid, {
        read: calls.amenityCategory,
        update: calls.updateAmenityCategory,
        versioned: versionedCategory,
        changesOf: (edits) => edits,
      }),
      owned: orderedPageOf<OperatedAmenity, NewAmenity>(isAmenityValid, {
        list: calls.amenities,
        create: ({ fields: { owner, ...draft }, key }, signal) =>
          calls.createAmenity({ fields: { owner, ...fieldsOf(draft) }, key }, signal),
        remove: calls.deleteAmenity,
        order: ({ uuids, ...input }, signal) =>
          calls.orderAmenities({ ...input, uuids: [...uuids] }, signal),
        reportBroken,
      }),
    }).provide({ actions: { reportBroken } })
  },
  input: ownerInput,
  screen: CategoryScreen,
})
