import { contentKinds, type OperatedContent } from '@contract/operate/contents'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { isTaken } from '@rules/operate/content'
import { useSelector } from '@xstate/react'
import Newspaper from 'lucide-react/icons/newspaper'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { useMoment } from '../frontDesk/useMoment'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { ManagedList } from '../table/ManagedList'
import { ContentDialog } from './ContentDialog'
import { ContentState } from './ContentState'
import type { ContentsMachine, NewContent } from './content.logic'
import { copyOf, newContent } from './draft'
import { useKindNames } from './useContentNames'

/** The events, deals and posts of a building. */
export function ContentsScreen({ page }: PageProps<ContentsMachine>) {
  const { t } = useLingui()
  const owner = useBuildingInPath()
  const operator = useConsole(operatorOf)
  const kindNames = useKindNames()
  const list = useSelector(page, ({ children }) => children.list)
  const chosenKind = useSelector(list, (snapshot) => snapshot?.context.query.filters.kind)
  const kind = contentKinds.find((each) => each === chosenKind) ?? 'event'
  return (
    <ManagedList<OperatedContent, NewContent>
      page={page}
      title={t`Events, deals and posts`}
      back={null}
      mayEdit={mayAnywhere(operator, 'content.edit')}
      path={paths.contents(owner)}
      searchLabel={t`Find an event, a deal or a post`}
      defaultSort="start_at"
      filters={[
        {
          name: 'kind',
          label: t`Kind`,
          options: contentKinds.map((value) => ({ value, label: kindNames[value] })),
        },
        {
          name: 'period',
          label: t`Show`,
          options: [
            { value: 'upcoming', label: t`Upcoming` },
            { value: 'past', label: t`Past` },
            { value: 'drafts', label: t`Drafts` },
            { value: 'archived', label: t`Archived` },
          ],
        },
      ]}
      name={{
        id: 'title',
        label: t`Title`,
        of: ({ title }) => title,
        href: ({ uuid }) => paths.content(owner, uuid),
      }}
      columns={[
        { id: 'kind', label: t`Kind`, cell: (content) => kindNames[content.kind] },
        {
          id: 'start_at',
          label: t`When`,
          isSortable: true,
          cell: (content) => <When content={content} />,
        },
        {
          id: 'audience',
          label: t`Shown to`,
          cell: (content) => <ShownTo content={content} />,
        },
        { id: 'state', label: t`State`, cell: (content) => <ContentState {...content} /> },
        {
          id: 'taken',
          label: t`Taken so far`,
          isFigure: true,
          cell: (content) => <Taken content={content} />,
        },
      ]}
      addition={{
        label: t`Write something new`,
        initial: { ...newContent(kind), owner },
        dialog: (form) => <ContentDialog form={form} />,
      }}
      rowActions={(content) => [
        ...(mayAnywhere(operator, 'attendees.read') && isTaken(content.action)
          ? [
              {
                id: 'attendees',
                label: t`Attendees`,
                href: paths.attendees(owner, content.uuid),
              },
            ]
          : []),
        {
          id: 'duplicate',
          label: t`Duplicate`,
          onSelect: () => {
            const { title } = content
            const fields = { ...copyOf(content, t`${title} (copy)`), owner }
            page.send({ type: 'create.pressed', fields })
          },
        },
      ]}
      empty={{
        icon: <Newspaper size={24} />,
        title: t`Nothing written yet`,
        text: t`Events, deals and posts that tenants see on home, in the calendar and in searches.`,
      }}
      removal={{
        title: t`Archive this?`,
        description: ({ title, going }) => {
          const archived = t`Tenants no longer see ${title}. You find it again under “Archived”.`
          return going === 0
            ? archived
            : `${archived} ${t`${plural(going, {
                one: 'It isn’t over yet, so this cancels it: # person attends, and gets a letter.',
                other: 'It isn’t over yet, so this cancels it: # people attend, and get a letter.',
              })}`}`
        },
        isPossible: ({ publication }) => publication !== 'archived',
        refusals: {
          version_conflict: t`Someone else has changed this meanwhile. Close this and look at it again.`,
        },
        verb: { id: 'archive', label: t`Archive`, busyLabel: t`Archiving` },
      }}
    />
  )
}

type RowProps = { content: OperatedContent }

function When({ content: { start_at, end_at, timezone } }: RowProps) {
  const { moment, span } = useMoment()
  if (start_at === null) return '–'
  const text = end_at === null ? moment(start_at, timezone) : span(start_at, end_at, timezone)
  return <time dateTime={start_at}>{text}</time>
}

/** The companies that see an item: two by their names, more by their number. */
function ShownTo({ content: { audience, offered_companies } }: RowProps) {
  const { t } = useLingui()
  const count = audience.length
  if (count === 0) return t`Everyone`
  const names = offered_companies.flatMap(({ uuid, name }) => (audience.includes(uuid) ? name : []))
  return count <= 2 && names.length === count
    ? names.join(', ')
    : t`${plural(count, { one: '# company', other: '# companies' })}`
}

function Taken({ content: { action, taken, capacity } }: RowProps) {
  const { t } = useLingui()
  if (action !== 'rsvp' && action !== 'claim') return '–'
  return capacity === null ? taken : t`${taken} of ${capacity}`
}
