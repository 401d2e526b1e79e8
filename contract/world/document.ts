import { worldBuilding } from '@contract/world/building'
import { worldFlagRule, worldPerson } from '@contract/world/people'
import { worldMiniApp } from '@contract/world/services'
import {
  worldCompany,
  worldIdentityProvider,
  worldPortfolio,
  worldWhitelabel,
} from '@contract/world/tenancy'
import * as v from 'valibot'

/**
 * What a deployment consists of, or a part of it: the shape of a file that `apply` reads and `export` writes. Records
 * of the top level are created or changed, never removed.
 */
export const worldDocument = v.strictObject({
  whitelabels: v.optional(v.array(worldWhitelabel), []),
  portfolios: v.optional(v.array(worldPortfolio), []),
  companies: v.optional(v.array(worldCompany), []),
  miniApps: v.optional(v.array(worldMiniApp), []),
  buildings: v.optional(v.array(worldBuilding), []),
  identityProviders: v.optional(v.array(worldIdentityProvider), []),
  people: v.optional(v.array(worldPerson), []),
  flagRules: v.optional(v.array(worldFlagRule), []),
})

/** A document as written. */
export type WorldInput = v.InferInput<typeof worldDocument>
/** A document that was validated: addresses and domains are in canonical form. */
export type WorldDocument = v.InferOutput<typeof worldDocument>
export type WorldBuilding = WorldDocument['buildings'][number]
