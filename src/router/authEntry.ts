import { type AuthFlow, isAuthFlow } from '@machines/auth/authFlows'
import { type AuthFields, authFieldNames, readAuthField } from '@rules/auth/authFields'

export type AuthEntry = {
  /** Null leaves the current flow unchanged. */
  flow: AuthFlow | null
  fields: AuthFields
  logoutOnFailure?: boolean
}

export const authEntryParameters: readonly string[] = ['flow', 'logoutOnFailure', ...authFieldNames]

/** The entry that an address requests, or null if it requests none. */
export function authEntry(query: URLSearchParams): AuthEntry | null {
  if (!authEntryParameters.some((name) => query.has(name))) return null
  const flow = query.get('flow')
  const fields = authFieldNames.flatMap((name) => {
    const value = readAuthField(name, query.get(name))
    return value === null ? [] : [[name, value] as const]
  })
  const logoutOnFailure = query.get('logoutOnFailure')
  return {
    flow: isAuthFlow(flow) ? flow : null,
    fields: Object.fromEntries(fields),
    ...(logoutOnFailure !== null && { logoutOnFailure: logoutOnFailure === 'true' }),
  }
}
