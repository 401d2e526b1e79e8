import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@rules/bookings/hours'
import { formatter } from '@shared/format/formatters'
import { usePublicationNames } from '../buildings/usePublicationName'
import { useConsoleLocale } from '../ConsoleContext'
import { useAudienceName } from '../flags/useAudienceName'
import { useStateNames } from '../frontDesk/RequestState'
import { useActionNames } from '../frontDesk/useActionNames'
import { useWeekdayName } from '../hours/useWeekdayName'
import { useStateName } from '../people/useStateName'
import { useRoleNames } from '../roles/useRoleName'

/** An instant as the API writes it: `2026-12-04T18:00:00.000Z`. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/

/** A value of a record as text; that of a field with a few possible values in the words of the console. */
export function useShown(): (value: unknown, field?: string) => string {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const dayName = useWeekdayName()
  const dates = formatter.date(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const ofObject = (value: object): string => {
    // Records that a field refers to have names; questions have their text.
    const { name, question, opens_at, closes_at } = value as Record<string, unknown>
    const text = [name, question].find((each) => typeof each === 'string')
    if (typeof text === 'string') return text
    if (typeof opens_at === 'string') return `${opens_at}–${String(closes_at)}`
    return Object.entries(value)
      .map(([key, each]) => {
        const day = weekdays.find((weekday) => weekday === key)
        return `${day === undefined ? key : dayName(day)}: ${shown(each)}`
      })
      .join(', ')
  }
  const words: Record<string, Readonly<Record<string, string>>> = {
    role: useRoleNames(),
    state: { ...useStateName(), ...useStateNames() },
    step: useActionNames(),
    audience: useAudienceName(),
    publication: usePublicationNames(),
  }
  const shown = (value: unknown, field?: string): string => {
    if (value === null || value === undefined || value === '') return '–'
    const word =
      field !== undefined && typeof value === 'string' ? words[field]?.[value] : undefined
    if (word !== undefined) return word
    if (value === true) return t`Yes`
    if (value === false) return t`No`
    if (Array.isArray(value))
      return value.length === 0 ? '–' : value.map((each) => shown(each)).join(', ')
    if (typeof value === 'string')
      return instant.test(value) ? dates.format(new Date(value)) : value
    return typeof value === 'object' ? ofObject(value) : JSON.stringify(value)
  }
  return shown
}
