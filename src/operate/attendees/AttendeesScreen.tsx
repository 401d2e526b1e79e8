import type { Attendance, Attendee } from '@contract/operate/attendees'
import { useLingui } from '@lingui/react/macro'
import { failedArrival, waitingIn } from '@machines/operate/checkIn/selectors'
import { isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import { gatheredFor, gatheredRows } from '@machines/operate/gather/selectors'
import { useParams } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { useMoment } from '../frontDesk/useMoment'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordPage } from '../record/RecordPage'
import * as record from '../record/record.css'
import { ListView } from '../table/ListView'
import { RowMenu } from '../table/RowMenu'
import type { Column } from '../table/Table'
import { AttendeeDialog } from './AttendeeDialog'
import * as css from './attendees.css'
import { type AttendeesMachine, newAttendee } from './attendees.logic'
import { Came } from './Came'
import { CheckInNotice } from './CheckInNotice'
import { Figures } from './Figures'
import { GatherButtons } from './GatherButtons'
import { PaperList } from './PaperList'

/** Those who attend an event or have claimed a deal. */
export function AttendeesScreen({ page }: PageProps<AttendeesMachine>) {
  const { t } = useLingui()
  const building = useBuildingInPath()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const operator = useConsole(operatorOf)
  const mayEdit = mayAnywhere(operator, 'attendees.edit')
  const parts = useSelector(page, ({ children }) => children)
  const { collection, gather } = parts
  const form = useSelector(collection, ({ children }) => children.form)
  const creating = useSelector(collection, isCreating)
  const about = useSelector(parts.record, ({ context }) => context.known?.fields ?? null)
  const rows = useSelector(gather, gatheredRows<Attendee>)
  const isPrinting = useSelector(gather, gatheredFor) === 'print' && rows !== null
  return (
    <RecordPage<Attendance>
      record={parts.record}
      back={{ href: paths.content(building, id), label: about?.title ?? t`Event or deal` }}
      titleOf={() => t`Attendees`}
      fallbackTitle={t`Attendees`}
      action={
        <div className={cx(record.actions, css.screenOnly)}>
          <GatherButtons gather={gather} collection={collection} title={about?.title ?? ''} />
          {mayEdit && (
            <Button
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => collection.send({ type: 'create.pressed', fields: newAttendee(id) })}
            >
              {t`Add a person`}
            </Button>
          )}
        </div>
      }
    >
      {about !== null && <Figures about={about} />}
      <div className={cx(css.list, isPrinting && css.screenOnly)}>
        <CheckInNotice checkIn={parts.checkIn} />
        <List page={page} path={paths.attendees(building, id)} about={about} mayEdit={mayEdit} />
      </div>
      {isPrinting && <PaperList rows={rows} />}
      {creating && form !== undefined && <AttendeeDialog form={form} />}
    </RecordPage>
  )
}

type ListProps = PageProps<AttendeesMachine> & {
  path: string
  about: Attendance | null
  mayEdit: boolean
}

function List({ page, path, about, mayEdit }: ListProps) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const { collection, checkIn } = useSelector(page, ({ children }) => children)
  const list = useSelector(collection, ({ children }) => children.list)
  const waiting = useSelector(checkIn, waitingIn)
  const failed = useSelector(checkIn, failedArrival)
  const mayAdmit = mayAnywhere(useConsole(operatorOf), 'attendees.admit')
  if (list === undefined) return null
  const menu: Column<Attendee> = {
    id: 'actions',
    label: t`Actions`,
    isNarrow: true,
    cell: (attendee) => {
      const { name } = attendee.person
      const fields = { ...newAttendee(''), attendee }
      return (
        <RowMenu
          label={t`Actions for ${name}`}
          items={[
            {
              id: 'remove',
              label: t`Remove`,
              tone: 'danger',
              onSelect: () => collection.send({ type: 'create.pressed', fields }),
            },
          ]}
        />
      )
    },
  }
  return (
    <ListView<Attendee>
      list={list}
      path={path}
      label={t`Attendees`}
      searchLabel={t`Find someone`}
      keyOf={({ uuid }) => uuid}
      filters={[
        {
          name: 'company',
          label: t`Company`,
          options: (about?.companies ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
        },
        {
          name: 'came',
          label: t`Came`,
          options: [
            { value: 'yes', label: t`Came` },
            { value: 'no', label: t`Not yet` },
          ],
        },
      ]}
      columns={[
        {
          id: 'name',
          label: t`Name`,
          isSortable: true,
          cell: ({ person }) => (
            <span className={css.person}>
              {person.name}
              <span className={css.mail}>{person.email}</span>
            </span>
          ),
        },
        { id: 'company', label: t`Company`, cell: ({ company }) => company?.name ?? '–' },
        {
          id: 'taken_at',
          label: t`Since`,
          isSortable: true,
          cell: ({ taken_at, timezone }) => (
            <time dateTime={taken_at}>{moment(taken_at, timezone)}</time>
          ),
        },
        {
          id: 'came_at',
          label: t`Came`,
          isSortable: true,
          cell: (attendee) => (
            <Came
              attendee={attendee}
              mayAdmit={mayAdmit}
              isWaiting={
                failed?.uuid !== attendee.uuid && waiting.some(({ uuid }) => uuid === attendee.uuid)
              }
              onPress={() =>
                checkIn.send({
                  type: 'arrival.pressed',
                  arrival: { uuid: attendee.uuid, name: attendee.person.name },
                })
              }
            />
          ),
        },
        ...(mayEdit ? [menu] : []),
      ]}
      empty={{
        icon: <Users size={24} />,
        title: t`No one yet`,
        text: t`Tenants who take part are listed here.`,
      }}
    />
  )
}
