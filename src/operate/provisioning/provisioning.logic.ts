import type { ScimToken } from '@contract/operate/scimTokens'
import { createCollection } from '@machines/operate/collection/machine'
import type { OwnerQuery } from '@machines/operate/page/pages'
import type { Owned } from '../api/sent'

/** A token of the company `owner`. */
export type TokenRow = Owned<ScimToken>
export type TokenFields = Owned<{ name: string }>

export const isComplete = ({ name }: TokenFields): boolean => name.trim() !== ''

/** What a new token is, as the server replies with it once. */
export const provisioningMachine = createCollection<OwnerQuery, TokenRow, TokenFields, string>(
  isComplete,
)
export type ProvisioningMachine = typeof provisioningMachine
