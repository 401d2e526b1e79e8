import type { ResponseCache } from '@platform/api/responseCache'
import type { Host } from '@platform/host'
import { stored } from '../storage/stored'

/** The stored session, combined with the user for whom the server rendered the page. */
export const sessionHost = (responses: ResponseCache): Pick<Host, 'readSession' | 'takeUser'> => ({
  readSession: async () => {
    const session = stored.root.read()?.auth ?? null
    return session === null || session.autoLogin === false
      ? null
      : { ...session, user: responses.user ?? session.user }
  },
  takeUser: () => responses.takeUser(),
})
