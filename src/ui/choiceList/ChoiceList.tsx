import { useSpoken } from '@ui/announcer/Announcement'
import { errorIcon, error as errorStyle } from '@ui/field/Field.css'
import { useProblem } from '@ui/form/FormContext'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import * as css from './ChoiceList.css'

export type Choice = { value: string; title: string; detail?: string | undefined }
type Props = {
  /** For screen readers; sighted users see the question above. */
  label: string
  name: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
}

/** Radio buttons for a few options with descriptions; the whole row is the target. */
export function ChoiceList({ label, name, choices, value, onChange }: Props) {
  const id = useId()
  const problem = useProblem(name)
  const trouble = useSpoken<HTMLDivElement>()
  const described = problem.error === undefined ? undefined : `${id}-error`
  return (
    <fieldset
      className={css.list}
      aria-describedby={described}
      data-invalid={problem.error === undefined ? undefined : ''}
    >
      <legend className={visuallyHidden}>{label}</legend>
      {choices.map((choice, at) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            id={at === 0 ? problem.id : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={css.radio}
          />
          <span className={css.textBlock}>
            <span className={css.title}>{choice.title}</span>
            {choice.detail && <span className={css.detail}>{choice.detail}</span>}
          </span>
        </label>
      ))}
      <div ref={trouble}>
        {problem.error && (
          <p id={`${id}-error`} className={errorStyle}>
            <CircleAlert aria-hidden="true" className={errorIcon} />
            {problem.error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
