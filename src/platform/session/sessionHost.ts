import type { Carried } from '@platform/api/carried'
import type { Host } from '@platform/host'
import { stored } from '../storage/stored'

/** The session in storage, whose user the server may have rendered the page for since. */
export const sessionHost = (carried: Carried): Pick<Host, 'readSession' | 'takeUser'> => ({
  readSession: async () => {
    const session = stored.root.read()?.auth ?? null
    return session && { ...session, user: carried.user ?? session.user }
  },
  takeUser: () => carried.takeUser(),
})
