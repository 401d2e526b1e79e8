import { defineLogic } from '@shared/pages/definePage'

/** Opens the admin site; part of the shell. */
export const adminLaunchLogic = defineLogic({
  name: 'adminLaunch',
  load: async () => (await import('./adminLaunch.logic')).adminLaunch,
  area: 'inside',
  lifetime: 'transient',
  input: (_, __, { keyPrefix }) => ({ keyPrefix }),
})
