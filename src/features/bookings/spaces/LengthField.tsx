import type { Resource } from '@contract/bookings'
import { useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { countOf, maxCountOf } from '@machines/bookings/reserve/selectors'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import * as css from './spaces.css'
import { minutesInWords } from './useRate'

type Props = { reserve: ReserveActor; space: Resource; disabled: boolean }

/** The lengths that fit from the chosen slot on; hidden if there is only one. */
export function LengthField({ reserve, space, disabled }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const count = useSelector(reserve, countOf)
  const longest = useSelector(reserve, maxCountOf)
  if (longest < 2) return null
  return (
    <div className={css.length}>
      <Field label={t`How long`}>
        <Select
          value={String(count)}
          disabled={disabled}
          onChange={(event) =>
            reserve.send({ type: 'length.chosen', count: Number(event.currentTarget.value) })
          }
          options={Array.from({ length: longest }, (_, at) => ({
            value: String(at + 1),
            label: minutesInWords(locale, space.slot_minutes * (at + 1)),
          }))}
        />
      </Field>
    </div>
  )
}
