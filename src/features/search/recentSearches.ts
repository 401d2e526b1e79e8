import { userOf } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import type { AppSystem } from '@machines/platform/app/system'
import type { Effects } from '@platform/effects'
import { stored } from '@platform/storage/stored'

const keptAtMost = 6
const plain = (query: string) => query.trim().toLocaleLowerCase()

/** What this user has searched for in this browser, the latest first. A kiosk remembers nothing of whoever stands there. */
export function recentSearches(
  system: () => AppSystem,
): Pick<Effects, 'watchRecents' | 'rememberQuery' | 'forgetRecents'> {
  const tellers = new Set<() => void>()
  const userUuid = () => {
    const { kiosk, session } = system()
    return isKiosk(kiosk.getSnapshot()) ? null : (userOf(session.getSnapshot())?.uuid ?? null)
  }
  const read = (): string[] => {
    const known = stored.searches.read()
    return known !== null && known.userUuid === userUuid() ? known.queries : []
  }
  const write = (queries: string[] | null) => {
    const uuid = userUuid()
    if (uuid === null) return
    stored.searches.write(queries && { userUuid: uuid, queries })
    for (const tell of tellers) tell()
  }
  return {
    watchRecents: (tell) => {
      const tellAll = () => tell({ type: 'recents.changed', recents: read() })
      tellers.add(tellAll)
      tellAll()
      return () => tellers.delete(tellAll)
    },
    rememberQuery: (query) => {
      if (plain(query) === '') return
      const others = read().filter((known) => plain(known) !== plain(query))
      write([query.trim(), ...others].slice(0, keptAtMost))
    },
    forgetRecents: () => write(null),
  }
}
