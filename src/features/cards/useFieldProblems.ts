import { useLingui } from '@lingui/react/macro'
import type { CheckedField } from '@machines/cards/addCard/fields'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import { fieldsOf, validationOf } from '@machines/cards/addCard/selectors'
import { useSelector } from '@shared/useSelector'

/** The error message of a field. */
export function useFieldProblems(addCard: AddCardActor): (field: CheckedField) => string {
  const { t } = useLingui()
  const { expiry } = useSelector(addCard, fieldsOf)
  const validation = useSelector(addCard, validationOf)
  return (field) => {
    switch (field) {
      case 'first_name':
        return t`Enter the first name on the card`
      case 'last_name':
        return t`Enter the last name on the card`
      case 'number':
        return (validation?.numberLength ?? 0) === 0
          ? t`Enter the card number`
          : t`That’s not a valid card number`
      case 'expiry':
        return expiry === '' ? t`Enter the expiration date` : t`Invalid Exp. Date`
      default:
        return (validation?.cvvLength ?? 0) === 0
          ? t`Enter the CVV`
          : t`That’s not a valid CVV for this card`
    }
  }
}
