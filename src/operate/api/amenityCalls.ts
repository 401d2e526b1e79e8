import type { Body } from '@contract/endpoint'
import {
  createAmenity,
  createAmenityCategory,
  deleteAmenity,
  deleteAmenityCategory,
  operatedAmenities,
  operatedAmenityCategories,
  orderAmenities,
  orderAmenityCategories,
  readAmenity,
  readAmenityCategory,
  updateAmenity,
  updateAmenityCategory,
} from '@contract/operate/amenities'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

type Id = { id: string }

/** The calls for amenities: categories belong to a building, amenities to a category. */
export const amenityCalls = ({ call }: Pick<Api, 'call'>) => ({
  amenityCategories: ({ id }: Id, signal: AbortSignal) =>
    call(operatedAmenityCategories, { params: { buildingId: id }, signal }),
  orderAmenityCategories: (
    { id, key, ...body }: Edited<Body<typeof orderAmenityCategories>>,
    signal: AbortSignal,
  ) =>
    call(orderAmenityCategories, { params: { buildingId: id }, body, idempotencyKey: key, signal }),
  createAmenityCategory: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createAmenityCategory>>>,
    signal: AbortSignal,
  ) => {
    const params = { buildingId: owner }
    await call(createAmenityCategory, { params, body, idempotencyKey: key, signal })
  },
  amenityCategory: async ({ id }: Id, signal: AbortSignal) =>
    (await call(readAmenityCategory, { params: { categoryId: id }, signal })).data,
  updateAmenityCategory: async (
    { id, key, ...body }: Edited<Body<typeof updateAmenityCategory>>,
    signal: AbortSignal,
  ) => {
    const params = { categoryId: id }
    return (await call(updateAmenityCategory, { params, body, idempotencyKey: key, signal })).data
  },
  deleteAmenityCategory: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteAmenityCategory, { params: { categoryId: id }, idempotencyKey: key, signal })
  },

  amenities: ({ id }: Id, signal: AbortSignal) =>
    call(operatedAmenities, { params: { categoryId: id }, signal }),
  orderAmenities: (
    { id, key, ...body }: Edited<Body<typeof orderAmenities>>,
    signal: AbortSignal,
  ) => call(orderAmenities, { params: { categoryId: id }, body, idempotencyKey: key, signal }),
  createAmenity: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createAmenity>>>,
    signal: AbortSignal,
  ) => {
    await call(createAmenity, { params: { categoryId: owner }, body, idempotencyKey: key, signal })
  },
  amenity: async ({ id }: Id, signal: AbortSignal) =>
    (await call(readAmenity, { params: { amenityId: id }, signal })).data,
  updateAmenity: async (
    { id, key, ...body }: Edited<Body<typeof updateAmenity>>,
    signal: AbortSignal,
  ) =>
    (await call(updateAmenity, { params: { amenityId: id }, body, idempotencyKey: key, signal }))
      .data,
  deleteAmenity: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteAmenity, { params: { amenityId: id }, idempotencyKey: key, signal })
  },
})
