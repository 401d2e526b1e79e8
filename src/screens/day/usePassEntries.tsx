import type { Building } from '@contract/buildings'
import { isKiosk } from '@machines/kiosk/machine'
import { isOfToday } from '@rules/content/dayPasses'
import { useRead } from '@screens/app/reading'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { useNow } from '@screens/detail/useNow'
import type { ReactNode } from 'react'
import { PassTicket } from './PassTicket'

/** Something that stands on somebody's day. `at` sorts it; what has no time comes last. */
export type DayEntry = { id: string; at: number; ticket: ReactNode }

/** The passes that are of use today. */
export function usePassEntries(building: Building): DayEntry[] {
  const { data } = useRead(usePage('passes'))
  const kiosk = useShared('kiosk', isKiosk)
  const now = useNow()
  if (kiosk) return []
  return (data ?? [])
    .filter((pass) => isOfToday(pass, building.timezone, now))
    .map((pass) => ({
      id: pass.code,
      at: pass.kind === 'rsvp' ? Date.parse(pass.content.start_at ?? '') || Infinity : Infinity,
      ticket: <PassTicket pass={pass} building={building} now={now} />,
    }))
}
