import * as v from 'valibot'
import { companySummary } from './directory'
import { endpoint } from './endpoint'
import { openingHours } from './hours'
import { commaSeparated, envelope, listQuery, page, text, uuid } from './values'

/** Where in a building a company is, and when it is open there. */
export const premises = v.object({
  building_uuid: uuid,
  /** As its sign reads: `18–21`, `Ground floor`. */
  floor: text,
  opening_hours: openingHours,
})

export const company = v.object({
  ...companySummary.entries,
  /** In the buildings that are open to the caller; in a directory, in its building alone. */
  premises: v.array(premises),
})

export const companies = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/companies',
  access: 'user',
  kiosk: true,
  summary: 'The company directory of a building',
  params: v.object({ buildingId: uuid }),
  query: v.object({ ...listQuery, company_types: v.optional(commaSeparated) }),
  reply: page(company),
  errors: [],
})

export const companyById = endpoint({
  method: 'GET',
  path: '/tenant/v1/companies/:companyUuid',
  access: 'user',
  kiosk: true,
  summary: 'One company',
  params: v.object({ companyUuid: uuid }),
  reply: envelope(company),
  errors: [],
})

export type Premises = v.InferOutput<typeof premises>
export type Company = v.InferOutput<typeof company>
