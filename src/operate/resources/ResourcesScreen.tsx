import type { OperatedResource } from '@contract/operate/resources'
import { useLingui } from '@lingui/react/macro'
import DoorOpen from 'lucide-react/icons/door-open'
import type { PageProps } from '../definePage'
import { OrderedPage } from '../offers/OrderedPage'
import { paths } from '../paths'
import { newResource } from './draft'
import { ResourceDialog } from './ResourceDialog'
import type { NewResource, ResourcesMachine } from './resource.logic'

/** The resources of a building, in their order. */
export function ResourcesScreen({ page }: PageProps<ResourcesMachine>) {
  const { t } = useLingui()
  return (
    <OrderedPage<OperatedResource, NewResource>
      page={page}
      title={t`Resources`}
      name={{
        label: t`Name`,
        of: ({ name }) => name,
        href: ({ uuid, building }) => paths.resource(building.uuid, uuid),
      }}
      columns={[
        {
          id: 'hours',
          label: t`Open`,
          cell: ({ opens_at, closes_at, days_ahead }) =>
            days_ahead === 0 ? t`Closed` : `${opens_at}–${closes_at}`,
        },
        {
          id: 'bookings',
          label: t`Upcoming bookings`,
          isFigure: true,
          cell: ({ upcoming_bookings: bookings }) => bookings,
        },
      ]}
      addition={{
        label: t`Add a resource`,
        initial: (owner) => ({ ...newResource, owner }),
        dialog: (form) => <ResourceDialog form={form} />,
      }}
      empty={{
        icon: <DoorOpen size={24} />,
        title: t`No resources yet`,
        text: t`Rooms, courts and everything else that tenants book by the slot.`,
      }}
      removal={{
        title: t`Remove this resource?`,
        description: ({ name }) => t`Tenants will no longer be able to book ${name}.`,
        refusals: {
          resource_in_use: t`It has been booked, and its bookings would go with it. To close it, set its days in advance to 0.`,
        },
      }}
    />
  )
}
