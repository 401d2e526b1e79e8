import { type AuthFlow, isAuthFlow } from '@machines/entries'

/** What an address may bring into the auth screens. Neither a password nor a consent comes by a link. */
const texts = ['email', 'first_name', 'last_name', 'building_uuid'] as const
const longest = 254

export type AuthEntry = {
  /** Null: the flow before stays. */
  flow: AuthFlow | null
  fields: Partial<Record<(typeof texts)[number], string>>
  logoutOnFailure?: boolean
}

export const authEntryParameters: readonly string[] = ['flow', 'logoutOnFailure', ...texts]

/** The entry that an address names, or null for one that names none. */
export function authEntry(query: URLSearchParams): AuthEntry | null {
  if (!authEntryParameters.some((name) => query.has(name))) return null
  const flow = query.get('flow')
  const fields = texts.flatMap((name) => {
    const value = query.get(name)?.trim() ?? ''
    return value === '' || value.length > longest ? [] : [[name, value] as const]
  })
  const logoutOnFailure = query.get('logoutOnFailure')
  return {
    flow: isAuthFlow(flow) ? flow : null,
    fields: Object.fromEntries(fields),
    ...(logoutOnFailure !== null && { logoutOnFailure: logoutOnFailure === 'true' }),
  }
}
