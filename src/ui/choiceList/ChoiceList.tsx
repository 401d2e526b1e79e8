import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import * as css from './ChoiceList.css'

export type Choice = { value: string; title: string; detail?: string | undefined }
type Props = {
  /** For screen readers: the question above is what the eye reads. */
  label: string
  name: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
}

/** One of a few things that want more than a line: radio buttons, each with its whole row as target. */
export function ChoiceList({ label, name, choices, value, onChange }: Props) {
  return (
    <fieldset className={css.list}>
      <legend className={visuallyHidden}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={css.radio}
          />
          <span className={css.words}>
            <span className={css.title}>{choice.title}</span>
            {choice.detail && <span className={css.detail}>{choice.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
