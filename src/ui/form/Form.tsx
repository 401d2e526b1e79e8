import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { ErrorSummary } from './ErrorSummary'
import { FormContext, type Problem, problemId } from './FormContext'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Current errors in the order of the fields; shown after the first attempt to submit. */
  problems: readonly Problem[]
  /** Title of the error list, which appears for more than one error. */
  summaryTitle: string
  onSubmit: () => void
  /** Called on a submit while a field is invalid. */
  onRefused?: (() => void) | undefined
}

/**
 * A form whose submit button is always enabled: a submit with errors shows them at the fields of
 * the same `name` and focuses them. A disabled button would not explain what is missing.
 */
export function Form({ problems, summaryTitle, onSubmit, onRefused, children, ...rest }: Props) {
  const id = useId()
  const refused = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const shown = tries > 0 ? problems : []
  const hasMany = shown.length > 1
  useEffect(() => {
    if (tries === 0) return
    const wrong = '[data-summary], [aria-invalid="true"], fieldset[data-invalid] input'
    refused.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tries])
  return (
    <FormContext value={{ id, problems: shown }}>
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (problems.length === 0) return onSubmit()
          refused.current = event.currentTarget
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
