import type { OperatedCompany } from '@contract/operate/companies'
import { createCollection } from '@machines/operate/collection/machine'
import { areDomains, wordsIn } from '@rules/operate/fields'
import { type ListQuery } from '../table/query'

/** `domains` as the operator types them: separated by commas. */
export type CompanyFields = { name: string; building_uuid: string; domains: string }

export const isComplete = ({ name, building_uuid, domains }: CompanyFields) =>
  name.trim() !== '' && building_uuid !== '' && areDomains(wordsIn(domains))

export const companiesMachine = createCollection<ListQuery, OperatedCompany, CompanyFields>(
  isComplete,
)
export type CompaniesMachine = typeof companiesMachine
