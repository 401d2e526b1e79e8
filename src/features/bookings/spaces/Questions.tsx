import type { Question } from '@contract/bookings'
import { useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { answersOf } from '@machines/bookings/reserve/selectors'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'

type Props = { reserve: ReserveActor; questions: readonly Question[]; readOnly: boolean }

/** The name of a question's field, under which the form reports that it wants another answer. */
export const questionField = (at: number): string => `question-${at}`

/** What the building wants to know about a booking. */
export function Questions({ reserve, questions, readOnly }: Props) {
  const { t } = useLingui()
  const lang = useTextLang()()
  const answers = useSelector(reserve, answersOf)
  return questions.map(({ question, type, required, choices }, at) => {
    const value = answers[question] ?? ''
    const change = (event: { currentTarget: { value: string } }) =>
      reserve.send({ type: 'answer.changed', question, answer: event.currentTarget.value })
    return (
      <Field
        key={question}
        name={questionField(at)}
        label={question}
        lang={lang}
        required={required}
        aside={required ? undefined : t`Optional`}
      >
        {type === 'choice' ? (
          <Select
            value={value}
            placeholder={t`Choose`}
            disabled={readOnly}
            onChange={change}
            options={(choices ?? []).map((choice) => ({ value: choice, label: choice, lang }))}
          />
        ) : (
          <Input
            value={value}
            readOnly={readOnly}
            maxLength={2000}
            {...(type === 'number' && { inputMode: 'decimal' as const })}
            onChange={change}
          />
        )}
      </Field>
    )
  })
}
