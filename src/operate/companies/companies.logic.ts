import { asciiDomain } from '@contract/email'
import type { OperatedCompany } from '@contract/operate/companies'
import { createCollection } from '@machines/operate/collection/machine'
import { type ListQuery } from '../table/query'

/** `domains` as the operator types them: separated by commas. */
export type CompanyFields = { name: string; building_uuid: string; domains: string }

export const domainsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((domain) => domain !== '')

export const areDomains = (text: string): boolean =>
  domainsIn(text).every((domain) => asciiDomain(domain) !== null)

export const isComplete = ({ name, building_uuid, domains }: CompanyFields) =>
  name.trim() !== '' && building_uuid !== '' && areDomains(domains)

export const companiesMachine = createCollection<ListQuery, OperatedCompany, CompanyFields>(
  isComplete,
)
export type CompaniesMachine = typeof companiesMachine
