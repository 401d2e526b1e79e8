import type { CalendarBooking, Closure, DayCalendar } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { liftedOf } from '@machines/operate/dayCalendar/selectors'
import { replyOf } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import CalendarX from 'lucide-react/icons/calendar-x'
import { useState } from 'react'
import { useConsole } from '../../ConsoleContext'
import type { PageProps } from '../../definePage'
import { mayAnywhere } from '../../may'
import { useBuildingInPath } from '../../offers/useBuilding'
import { Page } from '../../shell/Page'
import { ListFrame } from '../../table/ListFrame'
import { BookDialog } from './BookDialog'
import { BookingDialog } from './BookingDialog'
import { CloseDialog } from './CloseDialog'
import type { CalendarMachine, CalendarQuery, Place } from './calendar.logic'
import { DayNav } from './DayNav'
import { MoveBanner } from './MoveBanner'
import { MoveDialog } from './MoveDialog'
import { PressReport } from './PressReport'
import { Timeline } from './Timeline'
import { slotsFrom } from './timeline'

/** The resources of a building on one day, and what a manager does with their bookings. */
export function CalendarScreen({ page }: PageProps<CalendarMachine>) {
  const { t } = useLingui()
  const building = useBuildingInPath()
  const { day, inside, calendar, press, people } = useSelector(page, ({ children }) => children)
  const { bookForm, closeForm } = useSelector(calendar, ({ children }) => children)
  const lifted = useSelector(calendar, liftedOf<CalendarBooking>)
  const query = useSelector(day, ({ context }) => context.query)
  const shown = useSelector(day, ({ context }) => context.rows?.[0] ?? null)
  const mayEdit = mayAnywhere(useConsole(operatorOf), 'bookings.edit')
  const [selected, select] = useState<CalendarBooking | Closure | null>(null)
  const made = useSelector(press, replyOf)
  const isMade =
    made !== null && selected?.uuid === ('closure' in made ? made.closure : made.booking).uuid
  const isOpen = selected !== null && !isMade
  const open = (entry: CalendarBooking | Closure) => {
    press.send({ type: 'report.dismissed' })
    select(entry)
  }
  const choose = (place: Place) => {
    if (lifted !== null) calendar.send({ type: 'place.chosen', place })
    else {
      people.send({ type: 'text.changed', text: '' })
      calendar.send({
        type: 'book.pressed',
        fields: { building, place, slots: '1', person: null, name: '' },
      })
    }
  }
  const close = (shownDay: DayCalendar) => {
    inside.send({ type: 'query.changed', query: { building, date: '' } })
    calendar.send({
      type: 'close.pressed',
      fields: {
        building,
        resource_uuid: '',
        from_date: shownDay.date,
        from_time: '08:00',
        until_date: shownDay.date,
        until_time: '18:00',
        reason: '',
        answers: {},
      },
    })
  }
  return (
    <Page
      title={t`Calendar`}
      action={
        mayEdit &&
        shown !== null &&
        shown.resources.length > 0 && (
          <Button variant="secondary" onClick={() => close(shown)}>
            <Trans>Close a resource</Trans>
          </Button>
        )
      }
    >
      <ListFrame<CalendarQuery, DayCalendar>
        list={day}
        empty={{ icon: <CalendarX size={24} />, title: t`Nothing to show` }}
        tools={shown !== null && <DayNav building={building} date={query.date} day={shown} />}
      >
        {([data]) =>
          data !== undefined && (
            <>
              <MoveBanner calendar={calendar} />
              <PressReport press={press} onDismiss={() => select(null)} />
              <Timeline
                building={building}
                day={data}
                isStale={query.date !== '' && query.date !== data.date}
                lifted={lifted}
                mayEdit={mayEdit}
                onOpen={open}
                onChoose={choose}
                onLift={(booking) => calendar.send({ type: 'booking.lifted', booking })}
              />
            </>
          )
        }
      </ListFrame>
      {isOpen && (
        <BookingDialog
          building={building}
          entry={selected}
          press={press}
          mayEdit={mayEdit}
          onMove={(booking) => {
            select(null)
            calendar.send({ type: 'booking.lifted', booking })
          }}
          onClose={() => select(null)}
        />
      )}
      <MoveDialog calendar={calendar} />
      {bookForm !== undefined && shown !== null && (
        <BookDialog
          form={bookForm}
          people={people}
          slotsOf={({ resource, start_at }) => {
            const found = shown.resources.find(({ uuid }) => uuid === resource.uuid)
            return found === undefined ? [] : slotsFrom(shown, found, start_at)
          }}
        />
      )}
      {closeForm !== undefined && shown !== null && (
        <CloseDialog
          form={closeForm}
          inside={inside}
          building={building}
          resources={shown.resources}
        />
      )}
    </Page>
  )
}
