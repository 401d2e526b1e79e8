import { isEmail } from '@contract/email'
import type { Grant } from '@contract/operate/grants'
import type { RoleName } from '@contract/operate/roles'
import { roles } from '@contract/operate/roles'
import { createCollection } from '@machines/operate/collection/machine'
import { type ListQuery } from '../table/query'

export type GrantFields = {
  email: string
  role: RoleName
  building_uuid: string
  portfolio_uuid: string
  company_uuid: string
}

/** Whether the scope that the role is granted for is chosen. */
export const hasScope = ({ role, ...chosen }: GrantFields): boolean => {
  const { scope } = roles[role]
  return scope === 'deployment' || chosen[`${scope}_uuid`] !== ''
}

export const isComplete = (fields: GrantFields) => isEmail(fields.email) && hasScope(fields)

export const rolesMachine = createCollection<ListQuery, Grant, GrantFields>(isComplete)
export type RolesMachine = typeof rolesMachine
