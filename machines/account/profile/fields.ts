import type { User } from '@contract/users'

/** What users may change about themselves here, by its name on the wire. */
export type ProfileFields = {
  first_name: string
  last_name: string
  /** Empty where there is none. */
  default_building_uuid: string
}

/** What was typed and not saved yet. */
export type ProfileEdits = Partial<ProfileFields>

export const fieldNames = ['first_name', 'last_name', 'default_building_uuid'] as const

export const fieldsOfUser = (user: User): ProfileFields => ({
  first_name: user.first_name,
  last_name: user.last_name,
  default_building_uuid: user.default_building_uuid ?? '',
})

/** What differs from what is known, as it is sent: blanks around a name are none of it. */
export function changesOf(known: ProfileFields | null, edits: ProfileEdits): ProfileEdits {
  const entries = fieldNames.flatMap((name) => {
    const value = edits[name]?.trim()
    return value === undefined || value === known?.[name] ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** The whole profile as it is sent; without a default building where there is none. */
export function profileBody(known: ProfileFields | null, edits: ProfileEdits): ProfileEdits {
  const { default_building_uuid, ...names } = { ...known, ...changesOf(known, edits) }
  return { ...names, ...(default_building_uuid && { default_building_uuid }) }
}

export const hasChanges = (known: ProfileFields | null, edits: ProfileEdits): boolean =>
  Object.keys(changesOf(known, edits)).length > 0
