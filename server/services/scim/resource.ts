import type { ScimUser } from './users'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** The version of a user as a weak entity tag. */
export const tagOf = ({ version }: ScimUser): string => `W/"${version}"`

/** A user in the form of RFC 7643, section 4.1. `base` is the address of the service. */
export function resourceOf(user: ScimUser, base: string) {
  const { uuid, externalId, givenName, familyName } = user
  const formatted = `${givenName} ${familyName}`
  return {
    schemas: [userSchema],
    id: uuid,
    ...(externalId !== null && { externalId }),
    userName: user.userName,
    name: { formatted, givenName, familyName },
    displayName: formatted,
    emails: [{ value: user.email, type: 'work', primary: true }],
    active: user.active,
    meta: {
      resourceType: 'User',
      location: `${base}/Users/${uuid}`,
      version: tagOf(user),
    },
  }
}

/** What a query wants of each resource: `attributes` alone, or all but `excludedAttributes`. */
export type Selection = { attributes: readonly string[]; excluded: readonly string[] }

const always = new Set(['schemas', 'id'])

/** Attributes are selected as a whole: `name.givenName` selects `name`. */
export function selected(
  resource: Readonly<Record<string, unknown>>,
  { attributes, excluded }: Selection,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (always.has(name)) return true
      const isNamed = (names: readonly string[]) =>
        names.some((each) => each.split('.')[0] === name.toLowerCase())
      return attributes.length > 0 ? isNamed(attributes) : !isNamed(excluded)
    }),
  )
}

export function listOf(
  resources: readonly Record<string, unknown>[],
  { total = resources.length, startIndex = 1 }: { total?: number; startIndex?: number } = {},
) {
  return {
    schemas: [listSchema],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
