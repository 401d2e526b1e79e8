import { type ContentAction, contentActions } from '@contract/operate/contents'
import { useLingui } from '@lingui/react/macro'
import { isLink, isTaken } from '@rules/operate/content'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import { DraftField, type DraftProps } from './DraftField'
import { useActionNames } from './useContentNames'

/** What tenants can do with an item, and how many of them. */
export function ActionFields(props: DraftProps) {
  const { t } = useLingui()
  const names = useActionNames()
  const { draft, change } = props
  const { action } = draft
  const clock = t`By the clock of the building: ${draft.timezone}`
  return (
    <FieldGroup title={t`What tenants can do`}>
      <Field name="action" label={t`Action`}>
        <Select
          value={action}
          options={contentActions.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => change('action', target.value as ContentAction)}
        />
      </Field>
      {isLink(action) && (
        <DraftField {...props} name="cta_url" label={t`Address`} maxLength={2000} />
      )}
      {isTaken(action) && <PlacesFields {...props} />}
      {action !== 'none' && (
        <>
          <DraftField
            {...props}
            name="cta_label"
            label={t`Label of the button`}
            hint={t`Empty: the usual label of the action.`}
            maxLength={80}
          />
          <div className={css.pair}>
            <DraftField {...props} name="opens" label={t`Open from`} hint={clock} type="time" />
            <DraftField {...props} name="closes" label={t`Open until`} hint={clock} type="time" />
          </div>
        </>
      )}
    </FieldGroup>
  )
}

function PlacesFields(props: DraftProps) {
  const { t } = useLingui()
  const { action, taken } = props.draft
  const isClaim = action === 'claim'
  return (
    <>
      <div className={css.pair}>
        <DraftField
          {...props}
          name="capacity"
          label={isClaim ? t`Claims, at most` : t`Number of places`}
          hint={taken > 0 ? t`Taken so far: ${taken}. Empty: any number` : t`Empty: any number`}
          type="number"
        />
        {isClaim && (
          <DraftField
            {...props}
            name="max_claims_per_user"
            label={t`Claims of one tenant, at most`}
            hint={t`Empty: one`}
            type="number"
          />
        )}
      </div>
      <DraftField
        {...props}
        name="cta_label_at_capacity"
        label={t`Label when nothing is left`}
        maxLength={80}
      />
    </>
  )
}
