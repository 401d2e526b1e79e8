/** `07:30` → 450; `24:00`, the end of the day, → 1440. */
export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  return hours * 60 + minutes
}

/** 450 → `07:30`. */
export function timeOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

type Hours = { opensAt: number; closesAt: number; slotMinutes: number }

/** What is wrong with the hours of a resource, in minutes: it closes before it opens, or no slot fits between. */
export function hoursProblem({ opensAt, closesAt, slotMinutes }: Hours): 'closes' | 'slot' | null {
  if (closesAt <= opensAt) return 'closes'
  return slotMinutes > closesAt - opensAt ? 'slot' : null
}
