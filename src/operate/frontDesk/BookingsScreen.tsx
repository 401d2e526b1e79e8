import { bookingStates, type OperatedBooking } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import type { PageProps } from '../definePage'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import type { ListQuery } from '../table/query'
import { BookingState, useBookingState } from './BookingState'
import { FrontDeskList, PersonCell, usePeriodFilter } from './FrontDeskList'
import * as css from './frontDesk.css'
import { useMoment } from './useMoment'

/** The bookings of a building. */
export function BookingsScreen({ page }: PageProps<ListMachine<ListQuery, OperatedBooking>>) {
  const { t } = useLingui()
  const { span } = useMoment()
  const names = useBookingState()
  const period = usePeriodFilter()
  return (
    <FrontDeskList<OperatedBooking>
      page={page}
      title={t`Bookings`}
      path={paths.bookings(useBuildingInPath())}
      searchLabel={t`Find a booking`}
      filters={[
        period,
        {
          name: 'state',
          label: t`State`,
          options: bookingStates.map((value) => ({ value, label: names[value] })),
        },
      ]}
      columns={[
        {
          id: 'start_at',
          label: t`When`,
          cell: ({ start_at, end_at, timezone }) => (
            <time dateTime={start_at}>{span(start_at, end_at, timezone)}</time>
          ),
        },
        { id: 'resource', label: t`What`, cell: ({ resource }) => resource.name },
        {
          id: 'by',
          label: t`Booked by`,
          cell: ({ booked_by }) => <PersonCell person={booked_by} />,
        },
        {
          id: 'state',
          label: t`State`,
          cell: ({ state }) => (
            <span className={css.whole}>
              <BookingState state={state} />
            </span>
          ),
        },
      ]}
      empty={{
        icon: <CalendarCheck size={24} />,
        title: t`No bookings yet`,
        text: t`What tenants book in this building is listed here.`,
      }}
    />
  )
}
