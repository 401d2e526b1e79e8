import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Card } from '@ui/card/Card'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Select } from '@ui/select/Select'
import Plus from 'lucide-react/icons/plus'
import * as css from '../record/record.css'
import type { DraftProps } from './DraftField'
import { newQuestion, type QuestionDraft } from './draft'

/** The questions of the booking form. */
export function QuestionsFields({ draft: { questions }, change }: DraftProps) {
  const set = (at: number, question: QuestionDraft) =>
    change(
      'questions',
      questions.map((each, index) => (index === at ? question : each)),
    )
  return (
    <>
      {questions.map((question, at) => (
        // A question has no other identity while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={at}>
          <QuestionFields
            at={at}
            question={question}
            onChange={(next) => set(at, next)}
            onRemove={() =>
              change(
                'questions',
                questions.filter((_, index) => index !== at),
              )
            }
          />
        </Card>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => change('questions', [...questions, newQuestion])}
        >
          <Trans>Add a question</Trans>
        </Button>
      </div>
    </>
  )
}

type Props = {
  at: number
  question: QuestionDraft
  onChange: (question: QuestionDraft) => void
  onRemove: () => void
}

function QuestionFields({ at, question, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const types = { text: t`Text`, number: t`Number`, choice: t`One of some choices` }
  return (
    <div className={css.group}>
      <Field name={`questions.${at}.question`} label={t`Question`}>
        <Input
          value={question.question}
          maxLength={200}
          onChange={({ target }) => onChange({ ...question, question: target.value })}
        />
      </Field>
      <Field name={`questions.${at}.type`} label={t`Answer`}>
        <Select
          value={question.type}
          options={Object.entries(types).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            onChange({ ...question, type: target.value as QuestionDraft['type'] })
          }
        />
      </Field>
      {question.type === 'choice' && (
        <Field name={`questions.${at}.choices`} label={t`Choices`} hint={t`One on each line`}>
          <TextArea
            value={question.choices}
            rows={3}
            onChange={({ target }) => onChange({ ...question, choices: target.value })}
          />
        </Field>
      )}
      <div className={css.between}>
        <Checkbox
          label={t`It has to be answered`}
          checked={question.required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        />
        <Button variant="ghost" aria-label={t`Remove question ${at + 1}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}
