import { flagRegistry } from '@contract/flagRegistry'
import { allPermissions } from '@contract/permissionRegistry'
import { email, personName } from '@contract/values'
import { clearable, language, reference } from '@contract/world/fields'
import * as v from 'valibot'

/** A person with an account. A new one is invited: it has no password until the person signs up. */
export const worldPerson = v.strictObject({
  email,
  firstName: v.optional(personName),
  lastName: v.optional(personName),
  company: clearable(reference),
  locale: clearable(language),
  roles: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'must be lower case')))),
  buildings: v.optional(
    v.array(
      v.strictObject({
        building: reference,
        permissions: v.optional(v.array(v.picklist(allPermissions))),
      }),
    ),
  ),
})

const flagKeys = Object.values(flagRegistry).map(({ key }) => key)

/** A flag that is switched for an audience. */
export const worldFlagRule = v.strictObject({
  flag: v.picklist(flagKeys),
  audience: v.picklist(['user', 'building', 'brand', 'share', 'everyone']),
  /** An e-mail address, a building, a brand's identifier, or a percentage; left out for everyone. */
  value: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  enabled: v.boolean(),
})
