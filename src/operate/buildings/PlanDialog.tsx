import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import type { PublicationDraft } from '@machines/operate/publication/context'
import {
  isStoringPlan,
  planFailure,
  planProblems,
  publicationDraft,
  storedPublication,
} from '@machines/operate/publication/selectors'
import { Button } from '@ui/button/Button'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import * as formCss from '../form/form.css'
import { useFailureText } from '../form/useFailureText'
import type { PublicationActor } from './building.logic'
import { CancellationNotice } from './CancellationNotice'
import { usePublicationTexts } from './PublicationTexts'

type Props = { publication: PublicationActor }

/** Asks when a record goes live and ends, by the clock of its building. */
export function PlanDialog({ publication }: Props) {
  const { t } = useLingui()
  const id = useId()
  const draft = useSelector(publication, publicationDraft)
  const stored = useSelector(publication, storedPublication)
  const busy = useSelector(publication, isStoringPlan)
  const failure = useSelector(publication, planFailure)
  const texts = usePublicationTexts()
  const failureText = useFailureText({ version_conflict: texts.outdated })
  const problems = usePlanProblems(publication)
  if (draft === null || stored === null) return null
  const isPublishing = draft.goal === 'publish'
  const endLabel = texts.end === 'offline' ? t`Goes offline` : t`Ends`
  const goal = isPublishing ? texts.publishing : texts.ending
  const dismiss = () => publication.send({ type: 'change.dismissed' })
  const change = (changed: Partial<Omit<PublicationDraft, 'goal'>>) =>
    publication.send({ type: 'plan.changed', draft: changed })
  const refused = refusedTimes(failure)
  const timeField = (name: 'from' | 'until', label: string, hint: string) => (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={refused[name] ? t`Choose a time that is still ahead` : undefined}
    >
      <Input
        type="datetime-local"
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  )
  const clock = t`By the clock of the building: ${stored.timezone}`
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={goal.title}
      description={goal.description}
      footer={
        <>
          <Button variant="secondary" onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            variant={!isPublishing && draft.when === 'now' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={t`Saving`}
          >
            <SubmitLabel draft={draft} keepLabel={texts.ending.keepLabel} />
          </Button>
        </>
      }
    >
      <Form
        id={id}
        className={formCss.fields}
        problems={problems}
        summaryTitle={t`Something’s missing or needs fixing`}
        onSubmit={() => publication.send({ type: 'change.confirmed' })}
      >
        {failure !== null && !refused.from && !refused.until && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        <WhenChoice draft={draft} hasEnd={stored.end_at !== null} change={change} />
        {isPublishing && draft.when === 'later' && timeField('from', t`Goes live`, clock)}
        {isPublishing && timeField('until', endLabel, texts.publishing.untilHint)}
        {!isPublishing && draft.when === 'later' && timeField('until', endLabel, clock)}
        {!isPublishing && draft.when === 'now' && <CancellationNotice publication={publication} />}
      </Form>
    </Dialog>
  )
}

type SubmitProps = { draft: PublicationDraft; keepLabel: string }

function SubmitLabel({ draft: { goal, when }, keepLabel }: SubmitProps) {
  if (when === 'never') return keepLabel
  if (goal === 'end')
    return when === 'now' ? <Trans>Take it offline now</Trans> : <Trans>Save date</Trans>
  return when === 'now' ? <Trans>Publish it</Trans> : <Trans>Schedule it</Trans>
}

type ChoiceProps = {
  draft: PublicationDraft
  hasEnd: boolean
  change: (changed: Pick<PublicationDraft, 'when'>) => void
}

function WhenChoice({ draft, hasEnd, change }: ChoiceProps) {
  const { t } = useLingui()
  const choices = [
    { value: 'now', title: t`Now` },
    { value: 'later', title: t`At a time` },
    ...(draft.goal === 'end' && hasEnd ? [{ value: 'never', title: t`Not at all` }] : []),
  ]
  return (
    <ChoiceList
      label={draft.goal === 'publish' ? t`When does it go live?` : t`When does it end?`}
      name="when"
      choices={choices}
      value={draft.when}
      onChange={(when) => change({ when: when as PublicationDraft['when'] })}
    />
  )
}

/** What is wrong with the times of the plan. */
function usePlanProblems(publication: PublicationActor) {
  const { t } = useLingui()
  const problems = useSelector(publication, planProblems)
  const names = { liveAt: 'from', endAt: 'until' } as const
  return problems.map(({ field, code }) => ({
    field: names[field],
    text: code === 'order' ? t`Choose a time after it goes live` : t`Choose a date and a time`,
  }))
}

/** The times that the server refuses: by its clock, they are over. */
function refusedTimes(failure: Failure | null) {
  const fields = failure?.kind === 'refused' ? failure.fields : []
  const isRefused = (name: string) => fields.some(({ path }) => path === `body.${name}`)
  return { from: isRefused('live_at'), until: isRefused('end_at') }
}
