import { digitsIn } from '@rules/platform/digitsIn'
import { useField } from '@ui/field/FieldContext'
import {
  type ClipboardEvent,
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as css from './CodeField.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (digits: string) => void
  /**
   * Called when the last digit is entered, and when a whole code is inserted; not when one digit is
   * corrected.
   */
  onComplete?: (digits: string) => void
  /** The code is being sent: the boxes show it and are read-only. */
  busy?: boolean
  length?: number
}

/**
 * Boxes over one input, which receives typing, paste, one-time codes and screen readers. Label it
 * with a `Field`.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  busy = false,
  length = 4,
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** The selection, or the position of the next digit. */
  const [range, setRange] = useState({ start: length, end: length })
  const start = Math.min(range.start, value.length, length - 1)
  const end = Math.max(Math.min(range.end, value.length), start + 1)
  const take = (digits: string, isWhole: boolean) => {
    if (digits !== value) onChange(digits)
    if (digits.length === length && isWhole) onComplete?.(digits)
  }
  const paste = (event: ClipboardEvent) => {
    const digits = digitsIn(event.clipboardData.getData('text'))
    if (digits.length < length) return
    event.preventDefault()
    if (!busy) take(digits.slice(0, length), true)
  }
  // Rejecting input makes React move the caret to the end; this restores it.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // React's `onSelect` does not fire for selections by script; the native `select` event does.
  useEffect(() => {
    const node = input.current
    const check = () =>
      setRange({ start: node?.selectionStart ?? length, end: node?.selectionEnd ?? length })
    node?.addEventListener('select', check)
    return () => node?.removeEventListener('select', check)
  }, [length])
  return (
    <span className={css.frame} data-busy={busy || undefined}>
      <input
        {...useField()}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        aria-busy={busy || undefined}
        readOnly={busy}
        {...rest}
        type="text"
        value={value}
        onSelect={({ currentTarget }) =>
          setRange({
            start: currentTarget.selectionStart ?? length,
            end: currentTarget.selectionEnd ?? length,
          })
        }
        // The input's own caret position does not match the boxes, so a press on a box selects its
        // digit.
        onClick={({ currentTarget, nativeEvent }) => {
          const at = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * length)
          if (at < value.length) currentTarget.setSelectionRange(at, at + 1)
        }}
        onPaste={paste}
        // No `maxLength`: it would cut "12 34" before the space is removed.
        onChange={({ currentTarget }) => {
          const typed = typedInto(currentTarget, length)
          caret.current = typed.caret
          take(typed.digits, value.length < length || isOtherCode(value, typed.digits))
        }}
        className={css.input}
      />
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          data-next={at === start ? '' : undefined}
          data-selected={end - start > 1 && at >= start && at < end ? '' : undefined}
          className={css.box}
        >
          {value[at]}
        </span>
      ))}
    </span>
  )
}

/** The boxes before a code is on its way: drawn where the field will be, and not a field. */
export function EmptyCode({ length = 4 }: { length?: number }) {
  return (
    <span className={css.frame} aria-hidden="true">
      {Array.from({ length }, (_, at) => (
        <span key={at} className={css.emptyBox} />
      ))}
    </span>
  )
}

/**
 * Parses an input's text as a code, with the new caret position. A surplus digit replaces the one
 * after it.
 */
function typedInto(
  { value, selectionStart }: Pick<HTMLInputElement, 'value' | 'selectionStart'>,
  length: number,
): { digits: string; caret: number } {
  const all = digitsIn(value)
  const caret = digitsIn(value.slice(0, selectionStart ?? value.length)).length
  if (all.length <= length || caret > length) {
    return { digits: all.slice(0, length), caret: Math.min(caret, length) }
  }
  return { digits: all.slice(0, caret) + all.slice(caret + all.length - length), caret }
}

/**
 * More than one digit differs: the code was replaced rather than corrected, such as by autofill.
 */
const isOtherCode = (before: string, after: string) =>
  Array.from(after).filter((digit, at) => digit !== before[at]).length > 1
