import type { RequestMachine } from '@machines/kernel/request/machine'
import type { Permissions } from '@machines/tenancy/permissions'
import { defineLogic } from '@shared/pages/definePage'

/** What the header may offer: with the shell, not with an address. */
export const permissionsLogic = defineLogic<RequestMachine<string, Permissions>>()({
  name: 'permissions',
  area: 'inside',
  lifetime: 'query',
  input: (_, { buildingUuid }) => ({ of: buildingUuid }),
})
