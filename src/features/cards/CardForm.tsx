import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CardFields, CheckedField } from '@machines/cards/addCard/fields'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import {
  cardTypeOf,
  fieldsOf,
  isOpen,
  isSending,
  isWaiting,
  visibleErrors,
  wrongOf,
} from '@machines/cards/addCard/selectors'
import { cardTypeName, cvvLengthOf } from '@rules/cards/types'
import { useSelector } from '@shared/useSelector'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted, small } from '@ui/theme/typography.css'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import { shallowEqual } from '@xstate/react'
import Lock from 'lucide-react/icons/lock'
import { useEffect } from 'react'
import { CardErrors } from './CardErrors'
import { CardMark } from './CardMark'
import { CountrySelect } from './CountrySelect'
import * as css from './cards.css'
import { HostedField } from './HostedField'
import { useFieldProblems } from './useFieldProblems'

/** Disabled until the provider is ready; validates on submit. */
export function CardForm({ addCard }: { addCard: AddCardActor }) {
  const { t } = useLingui()
  const fields = useSelector(addCard, fieldsOf)
  const open = useSelector(addCard, isOpen)
  const busy = useSelector(addCard, isSending)
  const waiting = useSelector(addCard, isWaiting)
  const type = useSelector(addCard, cardTypeOf)
  const wrong = useSelector(addCard, wrongOf, shallowEqual)
  const received = useSelector(addCard, visibleErrors, shallowEqual)
  const textOf = useFieldProblems(addCard)
  useEffect(() => {
    if (waiting) addCard.send({ type: 'places.shown' })
  }, [addCard, waiting])
  useEffect(
    () => () => {
      // The page's logic may stop before its view unmounts.
      if (addCard.getSnapshot().status === 'active') addCard.send({ type: 'places.gone' })
    },
    [addCard],
  )

  const change = (name: keyof CardFields, value: string) =>
    addCard.send({ type: 'field.changed', name, value })
  const leave = (name: CheckedField) => addCard.send({ type: 'field.left', name })
  const errorOf = (name: CheckedField) => (received.includes(name) ? textOf(name) : undefined)
  const problems = wrong.map((field) => ({ field, text: textOf(field) }))
  const name = cardTypeName(type ?? '')
  const cvvLength = cvvLengthOf(type)
  const [firstWrong] = wrong
  return (
    <CheckedForm
      className={css.form}
      problems={!open || busy ? [] : problems}
      onSubmit={() => addCard.send({ type: 'card.submitted' })}
      onRefused={() => {
        // The form cannot focus a field inside a provider's frame.
        const isHosted = firstWrong === 'number' || firstWrong === 'cvv'
        if (isHosted && wrong.length === 1)
          addCard.send({ type: 'focus.requested', field: firstWrong })
      }}
      aria-busy={!open || busy}
    >
      <Announcement text={open ? '' : t`Connecting to the card service`} />
      <div className={css.pair}>
        <Field name="first_name" label={t`First name`} error={errorOf('first_name')}>
          <Input
            name="cc-given-name"
            autoComplete="cc-given-name"
            value={fields.first_name}
            maxLength={100}
            disabled={!open}
            readOnly={busy}
            onChange={({ target }) => change('first_name', target.value)}
            onBlur={() => leave('first_name')}
          />
        </Field>
        <Field name="last_name" label={t`Last name`} error={errorOf('last_name')}>
          <Input
            name="cc-family-name"
            autoComplete="cc-family-name"
            value={fields.last_name}
            maxLength={100}
            disabled={!open}
            readOnly={busy}
            onChange={({ target }) => change('last_name', target.value)}
            onBlur={() => leave('last_name')}
          />
        </Field>
      </div>
      <HostedField
        addCard={addCard}
        name="number"
        label={t`Card number`}
        placeholder="1234 5678 9012 3456"
        error={errorOf('number')}
        mark={
          <>
            <CardMark type={type} />
            {name !== null && <VisuallyHidden>{name}</VisuallyHidden>}
          </>
        }
      />
      <div className={css.pair}>
        <Field
          name="expiry"
          label={t`Expiration date`}
          hint={t`Month and year, as on the card`}
          error={errorOf('expiry')}
        >
          <Input
            name="cc-exp"
            autoComplete="cc-exp"
            inputMode="numeric"
            placeholder={t`MM/YY`}
            value={fields.expiry}
            maxLength={9}
            disabled={!open}
            readOnly={busy}
            onChange={({ target }) => change('expiry', target.value)}
            onBlur={() => leave('expiry')}
          />
        </Field>
        <HostedField
          addCard={addCard}
          name="cvv"
          label={t`CVV`}
          placeholder={cvvLength === 4 ? '1234' : '123'}
          hint={
            cvvLength === 4
              ? t`4 digits on the front of the card`
              : t`3 digits on the back of the card`
          }
          error={errorOf('cvv')}
        />
      </div>
      <Field label={t`Country`}>
        <CountrySelect addCard={addCard} disabled={!open || busy} />
      </Field>
      <p className={cx(small, muted, css.secure)}>
        <Lock size={16} aria-hidden="true" />
        <Trans>
          Your card number and CVV go straight to the card service. We never store them.
        </Trans>
      </p>
      <CardErrors addCard={addCard} />
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={!open}
          busy={busy}
          busyLabel={t`Adding your card`}
        >
          <Trans>Add card</Trans>
        </Button>
      </div>
    </CheckedForm>
  )
}
