import {
  identityProviderFields,
  type OperatedIdentityProvider,
} from '@contract/operate/identityProviders'
import * as v from 'valibot'
import { isWebAddress } from './fields'
import { pemBlocks } from './pemBlocks'

export type IdentityProviderFields = Omit<OperatedIdentityProvider, 'uuid' | 'version'>
type Field = keyof IdentityProviderFields

export type IdentityProviderProblem = {
  field: Field
  code: 'invalid' | 'required' | 'address' | 'variable' | 'certificate'
}

const schema = v.object(identityProviderFields)

/**
 * Variables that the console may name. The server sends their values to an address that the operator chooses, so none
 * of its own secrets may be among them.
 */
export const isSecretVariable = (name: string): boolean => /^SSO_[A-Z\d_]{1,90}$/.test(name)

/** What is wrong with an identity provider: each protocol needs other fields. An empty text means that it has none. */
export function identityProviderProblems(
  fields: IdentityProviderFields,
): IdentityProviderProblem[] {
  const { issues = [] } = v.safeParse(schema, fields)
  const invalid = new Set(issues.map((issue) => v.getDotPath(issue) as Field))
  const problems: IdentityProviderProblem[] = [...invalid].map((field) => ({
    field,
    code: 'invalid',
  }))
  const add = (field: Field, code: IdentityProviderProblem['code']) => {
    if (!invalid.has(field)) problems.push({ field, code })
  }
  const { protocol, issuer, url, client_id, client_secret_variable: variable, certificate } = fields
  if (protocol === 'oidc') {
    // The providers of the demo are pages of this server.
    if (!isWebAddress(issuer) && !issuer.startsWith('/')) add('issuer', 'address')
    if (!client_id) add('client_id', 'required')
    if (variable && !isSecretVariable(variable)) add('client_secret_variable', 'variable')
    return problems
  }
  if (!url) add('url', 'required')
  else if (!isWebAddress(url) && !url.startsWith('/')) add('url', 'address')
  if (!certificate) add('certificate', 'required')
  else if (pemBlocks(certificate).length === 0) add('certificate', 'certificate')
  return problems
}
