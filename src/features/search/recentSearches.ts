import { userOf } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import type { AppSystem } from '@machines/platform/app/system'
import type { RecentsEvent } from '@machines/search/search/machine'
import type { Listener } from '@platform/actorOf'
import { stored } from '@platform/storage/stored'

const maxRecents = 6
const plain = (query: string) => query.trim().toLocaleLowerCase()

/** The user's latest queries in this browser, newest first. A kiosk stores none. */
export function recentSearches(system: () => AppSystem) {
  const watchers = new Set<() => void>()
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
    for (const emit of watchers) emit()
  }
  const watch: Listener<RecentsEvent> = (emit) => {
    const emitRecents = () => emit({ type: 'recents.changed', recents: read() })
    watchers.add(emitRecents)
    emitRecents()
    return () => watchers.delete(emitRecents)
  }
  return {
    watch,
    remember: (query: string) => {
      if (plain(query) === '') return
      const others = read().filter((known) => plain(known) !== plain(query))
      write([query.trim(), ...others].slice(0, maxRecents))
    },
    forget: () => write(null),
  }
}
