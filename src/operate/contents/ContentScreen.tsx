import { contentTextNames } from '@contract/operate/contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import { isTaken } from '@rules/operate/content'
import { useParams } from '@tanstack/react-router'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { PublicationBar } from '../buildings/PublicationBar'
import { PublicationDialogs } from '../buildings/PublicationDialogs'
import { PublicationContext } from '../buildings/PublicationTexts'
import { useConsole, useConsoleLocale } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { UploadContext } from '../form/UploadContext'
import { useMoment } from '../frontDesk/useMoment'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { ConsoleLink } from '../shell/ConsoleLink'
import { ActionFields } from './ActionFields'
import { AudienceField } from './AudienceField'
import { CategoriesField } from './CategoriesField'
import type { ContentMachine, ContentRecord } from './content.logic'
import { isMoved, translatedField } from './draft'
import { PlaceFields } from './PlaceFields'
import { TextFields } from './TextFields'
import { TranslationFields } from './TranslationFields'
import { useKindNames } from './useContentNames'
import { useContentPublication } from './useContentPublication'
import { useContentProblems } from './useProblems'

const DeclaredContent = declareRecord<ContentRecord>({
  capability: 'content.edit',
  titleOf: ({ title }) => title,
  useTexts: (stored) => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Event, deal or post`,
      back: { href: paths.contents(building), label: t`Events, deals and posts` },
      labels: useLabels(stored?.languages ?? []),
    }
  },
  useProblems: useContentProblems,
  Fields: ContentFields,
})

/** The labels of the fields, also of those that the draft has under another name. */
function useLabels(languages: readonly string[]): Record<string, string> {
  const { content: labels } = useFieldNames()
  const names = new Intl.DisplayNames(useConsoleLocale(), { type: 'language' })
  const { start_at = '', end_at = '', cta_display_start_at = '', cta_display_end_at = '' } = labels
  return {
    ...labels,
    starts: start_at,
    ends: end_at,
    opens: cta_display_start_at,
    closes: cta_display_end_at,
    ...Object.fromEntries(
      languages.flatMap((language) =>
        contentTextNames.map((name) => [
          translatedField(language, name),
          `${labels[name]} (${names.of(language)})`,
        ]),
      ),
    ),
  }
}

/** An event, a deal or a post: what it says, and whether tenants see it. */
export function ContentScreen({ page }: PageProps<ContentMachine>) {
  const { record, publication, upload } = useSelector(page, ({ children }) => children)
  const going = useSelector(record, ({ context }) => context.known?.fields.going ?? 0)
  return (
    <UploadContext value={upload}>
      <PublicationContext value={useContentPublication(going)}>
        <DeclaredContent
          record={record}
          action={<PublicationBar publication={publication} />}
          before={<AttendeesLink record={record} />}
        >
          <PublicationDialogs publication={publication} />
        </DeclaredContent>
      </PublicationContext>
    </UploadContext>
  )
}

/** Leads to those who take part, once someone can. */
function AttendeesLink({ record }: { record: ActorRefFrom<RecordMachine<ContentRecord>> }) {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const building = useBuildingInPath()
  const operator = useConsole(operatorOf)
  const stored = useSelector(record, ({ context }) => context.known?.fields ?? null)
  if (stored === null || !mayAnywhere(operator, 'attendees.read')) return null
  if (!isTaken(stored.action) && stored.taken === 0) return null
  return (
    <p>
      <ConsoleLink href={paths.attendees(building, id)} className={standaloneLinkClass}>
        <Trans>Attendees</Trans>
      </ConsoleLink>
    </p>
  )
}

function ContentFields(props: FieldsProps<ContentRecord>) {
  const { draft, edits, change } = props
  return (
    <>
      <Facts content={draft} />
      <TextFields {...props} />
      <PlaceFields {...props} going={draft.going} isMoved={isMoved(edits)} />
      <ActionFields {...props} />
      <CategoriesField
        offered={draft.offered_categories}
        value={draft.categories}
        onChange={(categories) => change('categories', categories)}
      />
      <AudienceField
        offered={draft.offered_companies}
        value={draft.audience}
        onChange={(audience) => change('audience', audience)}
      />
      <TranslationFields {...props} />
    </>
  )
}

function Facts({
  content: { kind, action, taken, cancelled_at, timezone },
}: {
  content: ContentRecord
}) {
  const names = useKindNames()
  const { moment } = useMoment()
  return (
    <dl className={css.facts}>
      <dt className={css.fact}>
        <Trans>Kind</Trans>
      </dt>
      <dd>{names[kind]}</dd>
      {cancelled_at !== null && (
        <>
          <dt className={css.fact}>
            <Trans>Cancelled</Trans>
          </dt>
          <dd>{moment(cancelled_at, timezone)}</dd>
        </>
      )}
      {isTaken(action) && (
        <>
          <dt className={css.fact}>
            <Trans>Taken so far</Trans>
          </dt>
          <dd>{taken}</dd>
        </>
      )}
    </dl>
  )
}
