import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { ErrorSummary } from './ErrorSummary'
import { FormContext, type Problem, problemId } from './FormContext'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** What is missing or wrong now, in the order of the fields; shown once somebody has tried to send it. */
  problems: readonly Problem[]
  /** Above the list of what is wrong, where that is more than one thing. */
  summaryTitle: string
  onSubmit: () => void
  /** Called on a submit while a field is invalid. */
  onRefused?: (() => void) | undefined
}

/**
 * A form that can always be sent: what is wrong is then said at its fields, which have the same `name`, and the focus goes
 * there. A button that does nothing tells nobody why.
 */
export function Form({
  problems,
  summaryTitle,
  onSubmit,
  onRefused,
  ref,
  children,
  ...rest
}: Props) {
  const id = useId()
  const own = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const shown = tries > 0 ? problems : []
  const hasMany = shown.length > 1
  useEffect(() => {
    if (tries === 0) return
    const wrong = '[data-summary], [aria-invalid="true"], fieldset[data-invalid] input'
    own.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tries])
  const attach = (node: HTMLFormElement | null) => {
    own.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  return (
    <FormContext value={{ id, problems: shown }}>
      <form
        {...rest}
        ref={attach}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (problems.length === 0) return onSubmit()
          setTries(tries + 1)
          onRefused?.()
        }}
      >
        {hasMany && (
          <ErrorSummary
            title={summaryTitle}
            problems={shown.map(({ field, text }) => ({ href: `#${problemId(id, field)}`, text }))}
          />
        )}
        {children}
      </form>
    </FormContext>
  )
}
