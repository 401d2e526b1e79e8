import { useLingui } from '@lingui/react/macro'
import { CurrencyField } from '../form/CurrencyField'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import { DraftField, type DraftProps } from './DraftField'
import { GoingNotice } from './GoingNotice'

/** When and where an item takes place, and what it costs. */
export function PlaceFields(props: DraftProps & { going: number; isMoved: boolean }) {
  const { t } = useLingui()
  const { draft, change } = props
  const clock = t`By the clock of the building: ${draft.timezone}`
  return (
    <>
      <FieldGroup title={t`When and where`}>
        <div className={css.pair}>
          <DraftField {...props} name="starts" label={t`Starts`} hint={clock} type="time" />
          <DraftField {...props} name="ends" label={t`Ends`} hint={clock} type="time" />
        </div>
        <DraftField {...props} name="formatted_address" label={t`Place`} maxLength={500} />
        <DraftField
          {...props}
          name="directions"
          label={t`Directions`}
          hint={t`Such as: take the lift to the roof.`}
          maxLength={2000}
        />
        <DraftField
          {...props}
          name="virtual_url"
          label={t`Link to take part online`}
          maxLength={2000}
        />
        {props.isMoved && (
          <GoingNotice
            going={props.going}
            notice={draft.notice}
            onChange={(notice) => change('notice', notice)}
          />
        )}
      </FieldGroup>
      <FieldGroup title={t`Price`}>
        <div className={css.pair}>
          <DraftField
            {...props}
            name="price"
            label={t`Price`}
            hint={t`Empty: it is free`}
            type="number"
          />
          <CurrencyField
            name="currency_type"
            value={draft.currency_type}
            onChange={(currency) => change('currency_type', currency)}
          />
        </div>
      </FieldGroup>
    </>
  )
}
