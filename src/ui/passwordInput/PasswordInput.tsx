import { IconButton } from '@ui/button/IconButton'
import { useField } from '@ui/field/FieldContext'
import { firstFocus } from '@ui/focus/takesFocus'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import * as css from './PasswordInput.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  showLabel: string
  hideLabel: string
}

/** A password input with a reveal button. Set `autoComplete` ("current-password" by default). */
export function PasswordInput({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  disabled,
  ...rest
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <span className={css.frame}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...useField()}
        {...rest}
        ref={firstFocus(rest)}
        autoComplete={autoComplete}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        className={css.text}
      />
      <span className={css.toggle}>
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      </span>
    </span>
  )
}
