import { endpoint } from '@contract/endpoint'
import { openingHours } from '@contract/hours'
import { domain, envelope, nothing, uuid, website } from '@contract/values'
import { companyTypePattern } from '@contract/world/fields'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

/** The e-mail domains of a company in one building. */
export const maxDomains = 20
/** The lines of business of a company. */
export const maxTypes = 20
/** Characters of the floors of a company, as their sign reads. */
export const maxFloor = 60

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
/** A line of business, such as `food`, by which a button of home can filter the directory. */
export const companyType = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(companyTypePattern),
)

export const operatedCompany = v.object({
  uuid,
  version,
  name: v.string(),
  description: v.nullable(v.string()),
  url: v.nullable(v.string()),
  logo_url: v.nullable(v.string()),
  types: v.array(v.string()),
  buildings: v.array(
    v.object({
      uuid,
      name: v.string(),
      domains: v.array(v.string()),
      floor: v.nullable(v.string()),
      opening_hours: openingHours,
    }),
  ),
  people: v.number(),
})
export type OperatedCompany = v.InferOutput<typeof operatedCompany>

export const operatedCompanies = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/companies',
  access: 'user',
  operate: 'companies.read',
  summary: 'The companies in the buildings that the caller’s roles cover',
  query: listQuery(['name'], { building: v.optional(uuid) }),
  reply: listOf(operatedCompany),
  errors: [],
})

const params = v.object({ companyId: uuid })

export const readCompany = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/companies/:companyId',
  access: 'user',
  operate: 'companies.read',
  summary: 'A company with its e-mail domains, floor and hours by building',
  params,
  reply: envelope(operatedCompany),
  errors: [],
})

export const createCompany = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/companies',
  access: 'user',
  operate: 'companies.edit',
  summary: 'Add a company to a building',
  body: v.object({
    name: v.pipe(line(120), v.minLength(1)),
    building_uuid: uuid,
    domains: v.pipe(v.array(domain), v.maxLength(maxDomains)),
  }),
  reply: envelope(operatedCompany),
  status: 201,
  errors: ['domain_taken', 'domain_public'],
})

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/companies/:companyId',
  access: 'user',
  operate: 'companies.edit',
  summary: 'Change a company and what is its own in these buildings',
  params,
  body: v.object({
    version,
    name: v.optional(v.pipe(line(120), v.minLength(1))),
    description: v.optional(v.nullable(line(2000))),
    url: v.optional(v.nullable(website)),
    /** `rules/operate/address.ts` says which addresses are allowed. */
    logo_url: v.optional(v.nullable(line(2000))),
    types: v.optional(v.pipe(v.array(companyType), v.maxLength(maxTypes))),
    buildings: v.optional(
      v.pipe(
        v.array(
          v.object({
            uuid,
            domains: v.pipe(v.array(domain), v.maxLength(maxDomains)),
            floor: v.optional(v.nullable(line(maxFloor))),
            opening_hours: v.optional(openingHours),
          }),
        ),
        v.maxLength(200),
      ),
    ),
  }),
  reply: envelope(operatedCompany),
  errors: ['version_conflict', 'domain_taken', 'domain_public'],
})

export const deleteCompany = endpoint({
  method: 'DELETE',
  path: '/portico/v1/operate/companies/:companyId',
  access: 'user',
  operate: 'companies.edit',
  summary: 'Delete a company without people',
  params,
  reply: nothing,
  errors: ['company_in_use'],
})
