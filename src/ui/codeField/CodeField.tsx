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
  /** Called with the last digit, and with a code that comes as a whole; not when one digit is put right. */
  onComplete?: (digits: string) => void
  /** The code is on its way: shown on the boxes, which take nothing meanwhile. */
  busy?: boolean
  length?: number
}

/** Boxes for the eye, one input for hands, paste, one-time codes and screen readers. Label it with a `Field`. */
export function CodeField({
  value,
  onChange,
  onComplete,
  busy = false,
  length = 4,
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** What is selected, or where the next digit goes. */
  const [range, setRange] = useState({ start: length, end: length })
  const start = Math.min(range.start, value.length, length - 1)
  const end = Math.min(Math.max(range.end, start + 1), length)
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
  // Whatever is taken out of the input again puts its caret at the end.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // React tells of what hands select, not of what is selected for them; the browser's own event tells of that.
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
        // Where the input's own text stands says nothing of the boxes: a press on one selects its digit.
        onClick={({ currentTarget, nativeEvent }) => {
          const at = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * length)
          if (at < value.length) currentTarget.setSelectionRange(at, at + 1)
        }}
        onPaste={paste}
        // No maxLength: it would cut "12 34" before the space is gone.
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
          data-next={at >= start && at < end ? '' : undefined}
          className={css.box}
        >
          {value[at]}
        </span>
      ))}
    </span>
  )
}

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** What an input holds as a code, and where its caret belongs. A digit too many takes the place of the one behind it. */
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

/** More than one digit differs: it was not corrected but replaced, as by the keyboard's suggestion. */
const isOtherCode = (before: string, after: string) =>
  Array.from(after).filter((digit, at) => digit !== before[at]).length > 1
