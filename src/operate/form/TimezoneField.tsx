import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { useMemo } from 'react'
import { useConsoleLocale } from '../ConsoleContext'

type Props = {
  name?: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A time zone, chosen among those that the browser knows, by continent and with their offsets. */
export function TimezoneField({ name = 'timezone', value, error, onChange }: Props) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const options = useMemo(() => optionsIn(locale), [locale])
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Field name={name} label={t`Time zone`} error={error}>
      <Select
        value={value}
        placeholder={t`Choose a time zone`}
        options={isKnown ? options : [{ value, label: value }, ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** `Europe/Berlin` as `Berlin (GMT+1)`, in the group `Europe`. */
function optionsIn(locale: string) {
  const now = new Date()
  return Intl.supportedValuesOf('timeZone').map((zone) => {
    const [group = '', ...place] = zone.split('/')
    const offset = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value
    const label = (place.at(-1) ?? group).replaceAll('_', ' ')
    const region = place.length > 1 ? `, ${place[0]?.replaceAll('_', ' ')}` : ''
    return {
      value: zone,
      label: `${label}${region} (${offset ?? zone})`,
      ...(place.length > 0 && { group }),
    }
  })
}
