import type { User } from '@contract/users'

/** The fields that users may change themselves, by their name on the wire. */
export type ProfileFields = {
  first_name: string
  last_name: string
  /** Empty if there is none. */
  default_building_uuid: string
}

/** Unsaved edits. */
export type ProfileEdits = Partial<ProfileFields>

export const fieldNames = ['first_name', 'last_name', 'default_building_uuid'] as const

export const fieldsOfUser = (user: User): ProfileFields => ({
  first_name: user.first_name,
  last_name: user.last_name,
  default_building_uuid: user.default_building_uuid ?? '',
})

/** The changed fields as they are sent; blanks around a name are removed. */
export function changesOf(known: ProfileFields | null, edits: ProfileEdits): ProfileEdits {
  const entries = fieldNames.flatMap((name) => {
    const value = edits[name]?.trim()
    return value === undefined || value === known?.[name] ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** The whole profile as it is sent; without a default building if there is none. */
export function profileBody(known: ProfileFields | null, edits: ProfileEdits): ProfileEdits {
  const { default_building_uuid, ...names } = { ...known, ...changesOf(known, edits) }
  return { ...names, ...(default_building_uuid && { default_building_uuid }) }
}

export const hasChanges = (known: ProfileFields | null, edits: ProfileEdits): boolean =>
  Object.keys(changesOf(known, edits)).length > 0
