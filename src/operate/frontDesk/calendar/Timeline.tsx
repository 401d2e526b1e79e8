import type {
  CalendarBooking,
  CalendarResource,
  Closure,
  DayCalendar,
} from '@contract/operate/dayCalendar'
import { useLingui } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useId } from 'react'
import { useBookingState } from '../BookingState'
import { useMoment } from '../useMoment'
import { arrowKeys } from './arrowKeys'
import * as css from './calendar.css'
import type { Place } from './calendar.logic'
import { type Entry, entriesOf, hoursBetween, placeIn, shownHours } from './timeline'

type Props = {
  building: string
  day: DayCalendar
  /** Another day is being read. */
  isStale: boolean
  /** The booking that is being moved: free times are places for it. */
  lifted: CalendarBooking | null
  mayEdit: boolean
  onOpen: (entry: CalendarBooking | Closure) => void
  onChoose: (place: Place) => void
  onLift: (booking: CalendarBooking) => void
}

/** The resources of a day: lines along the hours, or lists on narrow screens. */
export function Timeline(props: Props) {
  const { day, isStale } = props
  const { t } = useLingui()
  const hours = shownHours(day)
  const marks = hoursBetween(hours)
  if (day.resources.length === 0) return <p>{t`This building has no resources to book.`}</p>
  return (
    <div
      className={cx(css.calendar, isStale && css.stale)}
      aria-busy={isStale}
      role="presentation"
      onKeyDown={arrowKeys}
    >
      <div aria-hidden="true" className={css.marks}>
        {marks.map((at) => (
          <Mark key={at} at={at} hours={hours} timezone={day.building.timezone} />
        ))}
      </div>
      {day.resources.map((resource) => (
        <Row key={resource.uuid} {...props} resource={resource} hours={hours} />
      ))}
    </div>
  )
}

type RowProps = Props & {
  resource: CalendarResource
  hours: Hours
}

function Row({ resource, hours, ...props }: RowProps) {
  const { t } = useLingui()
  const id = useId()
  const { day, lifted } = props
  const entries = entriesOf(day, resource, lifted)
  const isClosed = resource.slots.length === 0
  return (
    <section aria-labelledby={id} className={css.row} data-row>
      <h3 id={id} className={css.resource}>
        {resource.name}
      </h3>
      <ol className={css.line}>
        {isClosed && entries.length === 0 && <li className={css.note}>{t`Closed on this day`}</li>}
        {!isClosed && entries.length === 0 && <li className={css.note}>{t`Nothing is free`}</li>}
        {entries.map((entry, at) => (
          <Item
            key={keyOf(entry)}
            {...props}
            entry={entry}
            resource={resource}
            hours={hours}
            isFirst={at === 0}
          />
        ))}
      </ol>
    </section>
  )
}

type Hours = { from: number; until: number }

function Mark({ at, hours, timezone }: { at: number; hours: Hours; timezone: string }) {
  const { clock } = useMoment()
  const [from, until] = [at, hours.until].map((each) => new Date(each).toISOString())
  const { start } = placeIn({ start_at: from ?? '', end_at: until ?? '' }, hours)
  return (
    <span className={css.mark} {...useOwnStyle(assignInlineVars({ [css.start]: `${start}%` }))}>
      {clock(from ?? '', timezone)}
    </span>
  )
}

function Item({ hours, ...props }: EntryProps & { hours: Hours }) {
  const { entry, resource } = props
  const { start, length } = placeIn(shownSpan(entry, resource), hours)
  const place = useOwnStyle(
    assignInlineVars({ [css.start]: `${start}%`, [css.length]: `${length}%` }),
  )
  return (
    <li className={cx(css.entry, entry.kind === 'free' && css.freeEntry)} {...place}>
      <EntryButton {...props} />
    </li>
  )
}

/** Places for a booking overlap, so each shows as the slot in which it begins. */
const shownSpan = (entry: Entry, { slot_minutes: minutes }: CalendarResource) =>
  entry.kind === 'free'
    ? {
        start_at: entry.start_at,
        end_at: new Date(Date.parse(entry.start_at) + minutes * 60_000).toISOString(),
      }
    : entry

/** Stays the same while a booking is dragged, which changes what is free. */
function keyOf(entry: Entry): string {
  if (entry.kind === 'booking') return entry.booking.uuid
  return entry.kind === 'closure' ? entry.closure.uuid : entry.start_at
}

type EntryProps = Props & { entry: Entry; resource: CalendarResource; isFirst: boolean }

function EntryButton({ entry, resource, isFirst, ...props }: EntryProps) {
  const { t } = useLingui()
  const { clock } = useMoment()
  const states = useBookingState()
  const { building, day, lifted, mayEdit, onOpen, onChoose, onLift } = props
  const { timezone } = day.building
  const times = `${clock(entry.start_at, timezone)}–${clock(entry.end_at, timezone)}`
  // One stop for each resource; the arrow keys lead on from there.
  const stop = { tabIndex: isFirst ? 0 : -1, 'data-start': Date.parse(entry.start_at) }
  if (entry.kind === 'free') {
    const { start_at, end_at } = entry
    const where = resource.name
    const place = { building, resource, start_at, end_at, timezone }
    const label = lifted === null ? t`Book ${where}, ${times}` : t`Move to ${where}, ${times}`
    if (!mayEdit) return <Free label={t`Available`} time={clock(start_at, timezone)} />
    return (
      <button
        type="button"
        {...stop}
        aria-label={label}
        className={cx(css.free, lifted !== null && css.target)}
        onClick={() => onChoose(place)}
        onDragOver={(event) => {
          if (lifted !== null) event.preventDefault()
        }}
        onDrop={(event) => {
          event.preventDefault()
          onChoose(place)
        }}
      >
        {clock(start_at, timezone)}
      </button>
    )
  }
  if (entry.kind === 'closure') {
    const { closure } = entry
    return (
      <button
        type="button"
        {...stop}
        className={cx(css.block, css.states.closed)}
        onClick={() => onOpen(closure)}
      >
        <Words times={times} title={t`Closed`} detail={closure.reason} />
      </button>
    )
  }
  const { booking } = entry
  const { name } = booking.booked_by
  return (
    <button
      type="button"
      {...stop}
      className={cx(
        css.block,
        css.states[booking.state],
        booking.uuid === lifted?.uuid && css.lifted,
      )}
      draggable={mayEdit && booking.state !== 'denied'}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        // Firefox only drags what carries data.
        dataTransfer.setData('text/plain', booking.uuid)
        // After the browser has taken its picture of what is dragged.
        requestAnimationFrame(() => onLift(booking))
      }}
      onClick={() => onOpen(booking)}
    >
      <Words
        times={times}
        title={name}
        detail={booking.state === 'confirmed' ? booking.name : states[booking.state]}
      />
      {booking.state === 'confirmed' && <VisuallyHidden>{states.confirmed}</VisuallyHidden>}
    </button>
  )
}

function Free({ label, time }: { label: string; time: string }) {
  return (
    <span className={css.free}>
      {time}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}

type WordsProps = { times: string; title: ReactNode; detail: string | null | undefined }

const Words = ({ times, title, detail }: WordsProps) => (
  <>
    <span className={css.title}>{title}</span>{' '}
    <span className={css.detail}>
      <span>{times}</span>
      {detail ? ` · ${detail}` : null}
    </span>
  </>
)
