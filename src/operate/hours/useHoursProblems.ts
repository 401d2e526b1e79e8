import { useLingui } from '@lingui/react/macro'
import { hoursProblems, type WeekFields } from './week'

/** What to correct in the hours of a week. */
export function useHoursProblems(): (
  fields: WeekFields,
  of?: string,
) => { field: string; text: string }[] {
  const { t } = useLingui()
  return (fields, of) =>
    hoursProblems(fields, of).map(({ field, code }) => ({
      field,
      text:
        code === 'closes'
          ? t`It has to close after it opens`
          : t`Enter a time of day such as 08:00`,
    }))
}
