import type { Slot } from '@contract/bookings'
import { type PartOfDay, partOfDay } from '@rules/bookings/slots'
import { type Clock, formatHour, formatTime } from '@shared/format/dates'
import { formatter } from '@shared/format/formatters'

/** The hour of the day at an instant, by the clock of a time zone: 0 to 23. */
function hourAt(timeZone: string, at: string): number {
  const options = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  return Number(formatter.date('en', options).format(new Date(at)))
}

export type LabelledSlot = Slot & { label: string }

/**
 * The slots of a day with their times, by part of the day. A clock that is set back shows an hour twice; its slots are
 * labelled with the zone.
 */
export function slotsByPart(
  slots: readonly Slot[],
  locale: string,
  timeZone: string,
  clock: Clock,
): { part: PartOfDay; slots: LabelledSlot[] }[] {
  const times = slots.map(({ start_at: at }) => formatHour(locale, at, timeZone, clock))
  const isTwice = (time: string) => times.indexOf(time) !== times.lastIndexOf(time)
  const labelled = slots.map((slot, at) => {
    const time = times[at] ?? ''
    const label = isTwice(time) ? formatTime(locale, slot.start_at, timeZone, clock) : time
    return { ...slot, label }
  })
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({
      part,
      slots: labelled.filter(({ start_at: at }) => partOfDay(hourAt(timeZone, at)) === part),
    }))
    .filter((group) => group.slots.length > 0)
}
