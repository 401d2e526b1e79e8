import { defineLogic } from '@shared/pages/definePage'

/** Determines the entries of the header's menu; part of the shell, without an address. */
export const permissionsLogic = defineLogic({
  name: 'permissions',
  load: async () => (await import('./permissions.logic')).permissions,
  area: 'inside',
  lifetime: 'transient',
  input: (_, { buildingUuid }) => ({ of: buildingUuid }),
})
