/** The hours of a day as they are typed. */
export type TypedHours = { opens_at: string; closes_at: string }

/** The hours in a text such as `09:00–13:00`, as typed. */
export function hoursIn(day: string): TypedHours {
  const [opens_at = '', closes_at = ''] = day.split('–')
  return { opens_at, closes_at }
}

export const dayOf = ({ opens_at, closes_at }: TypedHours): string =>
  `${opens_at.replaceAll('–', '-')}–${closes_at.replaceAll('–', '-')}`

/** `8:00` as people type it. */
export const timeIn = (text: string) => text.trim().replace(/^\d:/, '0$&')

/** The hours in a text as the server expects them. */
export function sentHours(day: string): TypedHours {
  const { opens_at, closes_at } = hoursIn(day)
  return { opens_at: timeIn(opens_at), closes_at: timeIn(closes_at) }
}
