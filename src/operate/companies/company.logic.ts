import {
  companyType,
  maxDomains,
  maxTypes,
  type OperatedCompany,
} from '@contract/operate/companies'
import { website } from '@contract/values'
import type { Failure } from '@machines/kernel/failure'
import type { UploadPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import { isPictureAddress } from '@rules/operate/address'
import { areDomains, wordsIn } from '@rules/operate/fields'
import { takenDomains } from '@rules/operate/takenDomains'
import * as v from 'valibot'
import { hoursProblems, isHoursField, type WeekFields, weekFields, weekOf } from '../hours/week'

/* A field for each building, so that two editors of different ones do not get into each other's way. */
type DomainsField = `domains ${string}`
type FloorField = `floor ${string}`

export const domainsField = (building: string): DomainsField => `domains ${building}`
export const floorField = (building: string): FloorField => `floor ${building}`

export type CompanyFields = {
  name: string
  description: string
  url: string
  logo_url: string
  /** As the operator types them: separated by commas. */
  types: string
  buildings: { uuid: string; name: string }[]
  people: number
  /** The domains as the operator types them: separated by commas. */
  [domains: DomainsField]: string
  [floor: FloorField]: string
} & WeekFields

export const domainsOf = (fields: CompanyFields, building: string): string =>
  fields[domainsField(building)] ?? ''

export const floorOf = (fields: CompanyFields, building: string): string =>
  fields[floorField(building)] ?? ''
export const areDomainsValid = (text: string): boolean => {
  const domains = wordsIn(text)
  return domains.length <= maxDomains && areDomains(domains)
}

export const isUrlOrEmpty = (text: string): boolean => text.trim() === '' || v.is(website, text)

export const isLogoOrEmpty = (text: string): boolean =>
  text.trim() === '' || isPictureAddress(text.trim())

export const areTypesValid = (text: string): boolean => {
  const types = wordsIn(text)
  return types.length <= maxTypes && types.every((type) => v.is(companyType, type))
}

export const isCompanyValid = (fields: CompanyFields): boolean =>
  fields.name.trim() !== '' &&
  isUrlOrEmpty(fields.url) &&
  isLogoOrEmpty(fields.logo_url) &&
  areTypesValid(fields.types) &&
  fields.buildings.every(
    ({ uuid }) =>
      areDomainsValid(domainsOf(fields, uuid)) && hoursProblems(fields, uuid).length === 0,
  )

export type CompanyMachine = UploadPageMachine<CompanyFields>

export const versioned = (company: OperatedCompany): Versioned<CompanyFields> => ({
  version: company.version,
  fields: {
    name: company.name,
    description: company.description ?? '',
    url: company.url ?? '',
    logo_url: company.logo_url ?? '',
    types: company.types.join(', '),
    buildings: company.buildings.map(({ uuid, name }) => ({ uuid, name })),
    people: company.people,
    ...Object.fromEntries(
      company.buildings.flatMap(({ uuid, domains, floor, opening_hours: week }) => [
        [domainsField(uuid), domains.join(', ')],
        [floorField(uuid), floor ?? ''],
        ...Object.entries(weekFields(week, uuid)),
      ]),
    ),
  },
})

/** The body of an update. The server replaces what belongs to buildings as a whole, so it gets all of it. */
export function changesOf(edits: Partial<CompanyFields>, fields: CompanyFields) {
  const { name, description, url, logo_url, types } = edits
  const hasPlaces = Object.keys(edits).some(
    (field) => field === 'buildings' || isHoursField(field) || /^(?:domains|floor) /.test(field),
  )
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(url !== undefined && { url: url.trim() || null }),
    ...(logo_url !== undefined && { logo_url: logo_url.trim() || null }),
    ...(types !== undefined && { types: wordsIn(types) }),
    ...(hasPlaces && {
      buildings: fields.buildings.map(({ uuid }) => ({
        uuid,
        domains: wordsIn(domainsOf(fields, uuid)),
        floor: floorOf(fields, uuid).trim() || null,
        opening_hours: weekOf(fields, uuid),
      })),
    }),
  }
}

/**
 * The domain in a text that another company has; null without such a refusal.
 *
 * @param building the place of the building in the list that was sent
 */
export function takenDomainIn(text: string, failure: Failure | null, building = 0): string | null {
  if (failure?.kind !== 'refused' || failure.code !== 'domain_taken') return null
  const taken = takenDomains(failure.fields).find((each) => each.building === building)
  return taken === undefined ? null : (wordsIn(text)[taken.domain] ?? null)
}
