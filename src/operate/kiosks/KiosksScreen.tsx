import type { OperatedKiosk } from '@contract/operate/kiosks'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import Monitor from 'lucide-react/icons/monitor'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { ManagedList } from '../table/ManagedList'
import { KioskDialog } from './KioskDialog'
import { KioskState } from './KioskState'
import type { KiosksMachine, NewKiosk } from './kiosk.logic'
import { useTimes } from './useTimes'

/** The kiosks of a building. */
export function KiosksScreen({ page }: PageProps<KiosksMachine>) {
  const { t } = useLingui()
  const owner = useBuildingInPath()
  const operator = useConsole(operatorOf)
  const timeOf = useTimes()
  const nameOf = ({ name }: OperatedKiosk) => name || t`Unnamed kiosk`
  return (
    <ManagedList<OperatedKiosk, NewKiosk>
      page={page}
      title={t`Kiosks`}
      back={null}
      mayEdit={mayAnywhere(operator, 'buildings.edit')}
      path={paths.kiosks(owner)}
      searchLabel={t`Find a kiosk`}
      name={{
        id: 'name',
        label: t`Name`,
        of: nameOf,
        href: ({ uuid }) => paths.kiosk(owner, uuid),
      }}
      columns={[
        { id: 'place', label: t`Place`, cell: ({ place }) => place ?? '–' },
        { id: 'state', label: t`State`, cell: ({ state }) => <KioskState state={state} /> },
        {
          id: 'last_seen',
          label: t`Last seen`,
          isSortable: true,
          cell: ({ last_seen_at: at }) => timeOf(at),
        },
        { id: 'version', label: t`Version`, cell: ({ app_version }) => app_version ?? '–' },
      ]}
      addition={{
        label: t`Add a kiosk`,
        initial: { owner, name: '', place: '' },
        dialog: (form) => <KioskDialog form={form} />,
      }}
      empty={{
        icon: <Monitor size={24} />,
        title: t`No kiosks yet`,
        text: t`Screens in a lobby that anyone who walks by can use. A code opens one on its device.`,
      }}
      removal={{
        title: t`Revoke this kiosk?`,
        description: (kiosk) => {
          const name = nameOf(kiosk)
          return t`The device of ${name} is signed out at once and shows the sign-in page.`
        },
        verb: {
          id: 'revoke',
          label: t`Revoke`,
          busyLabel: t`Revoking`,
        },
      }}
    />
  )
}
