import type { Building } from '@contract/buildings'
import { useNow } from '@features/content/detail/useNow'
import { passesLogic } from '@features/content/passes/passes.page'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { isOfToday } from '@rules/content/dayPasses'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useShared } from '@shared/useShared'
import type { ReactNode } from 'react'
import { PassTicket } from './PassTicket'

/** An entry of the user's day. `at` is the sort key; entries without a time come last. */
export type DayEntry = { id: string; at: number; ticket: ReactNode }

/** Passes that are valid today. */
export function usePassEntries(building: Building): DayEntry[] {
  const { data } = useRead(usePage(passesLogic))
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
