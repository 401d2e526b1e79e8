import { worldBuilding } from '@contract/world/building'
import { instant, uuid } from '@contract/world/fields'
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
 * Which deployment wrote a file, and when: with it, `apply` notices what was changed in the console since. A file that
 * was written by hand has none.
 */
export const worldExport = v.strictObject({ at: instant, deployment: uuid })
export type WorldExport = v.InferOutput<typeof worldExport>

/**
 * What a deployment consists of, or a part of it: the shape of a file that `apply` reads and `export` writes. Records
 * of the top level are created or changed, never removed.
 */
export const worldDocument = v.strictObject({
  exported: v.optional(worldExport),
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
