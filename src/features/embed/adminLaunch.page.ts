import type { adminLaunchMachine } from '@machines/embed/adminLaunch/machine'
import { defineLogic } from '@shared/pages/definePage'

/** The way to the admin site: with the shell. */
export const adminLaunchLogic = defineLogic<typeof adminLaunchMachine>()({
  name: 'adminLaunch',
  area: 'inside',
  lifetime: 'transient',
  input: (_, __, { keyPrefix }) => ({ keyPrefix }),
})
