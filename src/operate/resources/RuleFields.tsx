import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { CurrencyField } from '../form/CurrencyField'
import * as css from '../record/record.css'
import { DraftField, type DraftProps } from './DraftField'

/** What a booking costs, and what it needs. */
export function RuleFields(props: DraftProps) {
  const { t } = useLingui()
  const { draft, change } = props
  return (
    <>
      <Checkbox
        name="needs_approval"
        label={t`Each booking needs an approval`}
        checked={draft.needs_approval}
        onChange={({ target }) => change('needs_approval', target.checked)}
      />
      <div className={css.pair}>
        <DraftField
          {...props}
          name="price"
          label={t`Price of a slot`}
          hint={t`Empty: it is free`}
        />
        <CurrencyField
          name="currency_type"
          value={draft.currency_type}
          onChange={(currency) => change('currency_type', currency)}
        />
      </div>
      <DraftField
        {...props}
        name="cancellation_window_end_minutes"
        label={t`Free cancellation until (minutes before start)`}
        hint={t`Empty: until it starts`}
      />
    </>
  )
}
