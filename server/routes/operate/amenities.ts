import {
  createAmenity,
  createAmenityCategory,
  deleteAmenity,
  deleteAmenityCategory,
  type OperatedAmenity,
  type OperatedAmenityCategory,
  operatedAmenities,
  operatedAmenityCategories,
  orderAmenities,
  orderAmenityCategories,
  readAmenity,
  readAmenityCategory,
  updateAmenity,
  updateAmenityCategory,
} from '@contract/operate/amenities'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import * as amenities from '../../services/operate/offers/amenities'
import * as categories from '../../services/operate/offers/amenityCategories'
import { offerChange, orderChange } from './offers'

const nameOf = ({ name }: { name: string }) => name
const categoryChange = (
  before: OperatedAmenityCategory | null,
  after: OperatedAmenityCategory | null,
) => offerChange('amenityCategory', nameOf, before, after)
const amenityChange = (before: OperatedAmenity | null, after: OperatedAmenity | null) =>
  offerChange('amenity', nameOf, before, after)

export const operateAmenityRoutes = [
  implement(operatedAmenityCategories, ({ database, params }) =>
    categories.categoryList(database.connection, params.buildingId),
  ),
  operateMutation(orderAmenityCategories, async (tx, { params, body }) => {
    const ordered = await categories.orderCategories(tx, params.buildingId, body)
    return { reply: ordered.after, changes: orderChange('amenityCategory', nameOf, ordered) }
  }),
  operateMutation(createAmenityCategory, async (tx, { params, body }) => {
    const category = await categories.createCategory(tx, params.buildingId, body)
    return { reply: { data: category }, changes: categoryChange(null, category) }
  }),
  implement(readAmenityCategory, async ({ database, params }) => ({
    data: await categories.readCategory(database.connection, params.categoryId),
  })),
  operateMutation(updateAmenityCategory, async (tx, { params, body }) => {
    const { before, after } = await categories.updateCategory(tx, params.categoryId, body)
    return { reply: { data: after }, changes: categoryChange(before, after) }
  }),
  operateMutation(deleteAmenityCategory, async (tx, { params }) => ({
    reply: {},
    changes: categoryChange(await categories.deleteCategory(tx, params.categoryId), null),
  })),
  implement(operatedAmenities, ({ database, params }) =>
    amenities.amenityList(database.connection, params.categoryId),
  ),
  operateMutation(orderAmenities, async (tx, { params, body }) => {
    const ordered = await amenities.orderAmenities(tx, params.categoryId, body)
    return { reply: ordered.after, changes: orderChange('amenity', nameOf, ordered) }
  }),
  operateMutation(createAmenity, async (tx, { params, body }) => {
    const amenity = await amenities.createAmenity(tx, params.categoryId, body)
    return { reply: { data: amenity }, changes: amenityChange(null, amenity) }
  }),
  implement(readAmenity, async ({ database, params }) => ({
    data: await amenities.readAmenity(database.connection, params.amenityId),
  })),
  operateMutation(updateAmenity, async (tx, { params, body }) => {
    const { before, after } = await amenities.updateAmenity(tx, params.amenityId, body)
    return { reply: { data: after }, changes: amenityChange(before, after) }
  }),
  operateMutation(deleteAmenity, async (tx, { params }) => ({
    reply: {},
    changes: amenityChange(await amenities.deleteAmenity(tx, params.amenityId), null),
  })),
]
