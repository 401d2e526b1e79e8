import { defineLogic } from '@shared/pages/definePage'

/** What the header may offer: with the shell, not with an address. */
export const permissionsLogic = defineLogic({
  name: 'permissions',
  load: async () => (await import('./permissions.logic')).permissions,
  area: 'inside',
  lifetime: 'query',
  input: (_, { buildingUuid }) => ({ of: buildingUuid }),
})
