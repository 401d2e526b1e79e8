import { type RequestAnswer, requestDecisions } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { Select } from '@ui/select/Select'
import Paperclip from 'lucide-react/icons/paperclip'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { type FieldsProps, recordScreen } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import * as record from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { PersonCell } from './FrontDeskList'
import * as css from './frontDesk.css'
import { RequestState, useStatusNames } from './RequestState'
import { isAnswered, type RequestRecord } from './request.logic'
import { useMoment } from './useMoment'

/** A request of a tenant: what it says, what was answered, and the next answer. */
export const RequestScreen = recordScreen<RequestRecord>({
  capability: 'requests.answer',
  titleOf: ({ subject }) => subject,
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Request`,
      back: { href: paths.requests(useBuildingInPath()), label: t`Requests` },
      labels: useFieldNames().request,
      refusals: { request_status_invalid: t`The tenant has withdrawn this request.` },
      saving: {
        label: t`Send the answer`,
        before: t`Not sent yet`,
        busy: t`Sending`,
        done: t`The answer is sent`,
      },
    }
  },
  isReadOnly: ({ status }) => status === 'Canceled',
  useProblems: (fields) => {
    const { t } = useLingui()
    if (isAnswered(fields)) return []
    return [{ field: 'answer', text: t`Write an answer, or choose another decision` }]
  },
  Fields: RequestFields,
})

function RequestFields({ draft, change, mayEdit }: FieldsProps<RequestRecord>) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const names = useStatusNames()
  const { status, timezone, created_at } = draft
  return (
    <>
      <dl className={record.facts}>
        <dt className={record.fact}>{t`From`}</dt>
        <dd>
          <PersonCell person={draft.sent_by} />
        </dd>
        <dt className={record.fact}>{t`Sent`}</dt>
        <dd>
          <time dateTime={created_at}>{moment(created_at, timezone)}</time>
        </dd>
        <dt className={record.fact}>{t`Category`}</dt>
        <dd>{draft.category}</dd>
        <dt className={record.fact}>{t`State`}</dt>
        <dd>
          <RequestState status={status} />
        </dd>
      </dl>
      <p className={css.message}>{draft.description}</p>
      {draft.files.length > 0 && (
        <ul className={css.files}>
          {draft.files.map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={standaloneLinkClass}
              >
                <Paperclip size={16} aria-hidden="true" /> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {draft.answers.length > 0 && (
        <FieldGroup title={t`Answers`}>
          <ol className={css.answers}>
            {draft.answers.map((answer) => (
              <Answer key={answer.uuid} answer={answer} timezone={timezone} />
            ))}
          </ol>
        </FieldGroup>
      )}
      {mayEdit && (
        <FieldGroup title={t`Your answer`}>
          <Field
            name="answer"
            label={t`Answer`}
            hint={t`The tenant reads it in the app, and gets it by email.`}
          >
            <TextArea
              rows={5}
              value={draft.answer}
              maxLength={5000}
              onChange={({ target }) => change('answer', target.value)}
            />
          </Field>
          <Field name="decision" label={t`Decision`}>
            <Select
              value={draft.decision}
              options={[
                { value: '', label: t`Leave as it is: ${names[status]}` },
                ...requestDecisions
                  .filter((decision) => decision !== status)
                  .map((value) => ({ value, label: names[value] })),
              ]}
              onChange={({ currentTarget }) =>
                change('decision', currentTarget.value as RequestRecord['decision'])
              }
            />
          </Field>
        </FieldGroup>
      )}
    </>
  )
}

/** One answer; without words it has only decided. */
function Answer({ answer, timezone }: { answer: RequestAnswer; timezone: string }) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const { author, text, status, created_at } = answer
  return (
    <li className={css.answer}>
      <span className={css.note}>
        {author ?? t`A deleted account`}
        {' · '}
        <time dateTime={created_at}>{moment(created_at, timezone)}</time>
      </span>
      {text !== '' && <p className={css.message}>{text}</p>}
      {status !== null && <RequestState status={status} />}
    </li>
  )
}
