import { domainOf, isEmail } from '@contract/email'
import type { CompanyDomain } from '@contract/operate/companyDomains'
import { createCollection } from '@machines/operate/collection/machine'
import type { OwnerQuery } from '@machines/operate/page/pages'
import type { Owned } from '../api/sent'

/** A domain of the company `owner` in a building. */
export type DomainRow = Owned<CompanyDomain>

/** How a domain is proven; `record` is the text of its TXT record. */
export type ProofFields = Owned<{
  building: string
  domain: string
  record: string
  by: 'record' | 'mail' | 'operator'
  email: string
}>

export const isAddressOf = ({ domain, email }: ProofFields): boolean =>
  isEmail(email.trim()) && domainOf(email.trim()) === domain

export const isComplete = (fields: ProofFields): boolean =>
  fields.by !== 'mail' || isAddressOf(fields)

/** What a mail asks for is shown once it is sent: the mailbox that has to confirm. */
export const domainsMachine = createCollection<OwnerQuery, DomainRow, ProofFields, string | null>(
  isComplete,
)
export type DomainsMachine = typeof domainsMachine
