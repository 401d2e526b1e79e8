import { useLingui } from '@lingui/react/macro'
import { hostedPlaces, type HostedField as Name } from '@machines/cards/addCard/fields'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import { isOpen } from '@machines/cards/addCard/selectors'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { useField } from '@ui/field/FieldContext'
import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './cards.css'

type Props = {
  addCard: AddCardActor
  name: Name
  label: string
  placeholder: string
  hint?: string
  error: string | undefined
  mark?: ReactNode
}

/** A field whose input is the provider's frame. Its value never reaches this page. */
export function HostedField({ label, name, hint, error, ...rest }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <Place {...rest} name={name} label={label} />
    </Field>
  )
}

function Place({ addCard, name, label, placeholder, mark }: Omit<Props, 'hint' | 'error'>) {
  const { t } = useLingui()
  const { id = '', 'aria-invalid': invalid, 'aria-describedby': describedBy } = useField()
  const open = useSelector(addCard, isOpen)
  const frame = useRef<HTMLFieldSetElement>(null)
  // A press on the label, or on the error above the form, focuses this element, which forwards the
  // focus to the frame.
  useEffect(() => {
    const element = frame.current
    const leadOn = ({ target, currentTarget }: Event) => {
      if (target === currentTarget) addCard.send({ type: 'focus.requested', field: name })
    }
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    element?.addEventListener('focus', leadOn)
    labelled?.addEventListener('click', leadOn)
    return () => {
      element?.removeEventListener('focus', leadOn)
      labelled?.removeEventListener('click', leadOn)
    }
  }, [addCard, id, name])
  return (
    <fieldset
      ref={frame}
      id={id}
      aria-label={t`${label}, in a secure frame`}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-invalid={invalid}
      className={cx(css.hosted, !open && css.closed)}
    >
      {/* The provider inserts its frame here, outside of React, so it survives every render. */}
      <div
        id={hostedPlaces[name]}
        className={css.place}
        data-label={label}
        data-placeholder={placeholder}
      />
      {mark && <span className={css.brand}>{mark}</span>}
    </fieldset>
  )
}
