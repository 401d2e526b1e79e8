import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import Blocks from 'lucide-react/icons/blocks'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { ManagedList } from '../table/ManagedList'
import { newMiniApp } from './draft'
import { MiniAppDialog } from './MiniAppDialog'
import type { MiniAppsMachine, NewMiniApp } from './miniApp.logic'

/** The mini-apps of a building. */
export function MiniAppsScreen({ page }: PageProps<MiniAppsMachine>) {
  const { t } = useLingui()
  const owner = useBuildingInPath()
  const operator = useConsole(operatorOf)
  return (
    <ManagedList<OperatedMiniApp, NewMiniApp>
      page={page}
      title={t`Mini-apps`}
      back={null}
      mayEdit={mayAnywhere(operator, 'buildings.edit')}
      path={paths.miniApps(owner)}
      searchLabel={t`Find a mini-app`}
      name={{
        id: 'name',
        label: t`Name`,
        of: ({ name }) => name,
        href: ({ uuid }) => paths.miniApp(owner, uuid),
      }}
      columns={[
        { id: 'origins', label: t`Origins`, cell: ({ origins }) => origins.join(', ') || '–' },
      ]}
      addition={{
        label: t`Add a mini-app`,
        initial: { ...newMiniApp, owner, name: '' },
        dialog: (form) => <MiniAppDialog form={form} />,
      }}
      empty={{
        icon: <Blocks size={24} />,
        title: t`No mini-apps yet`,
        text: t`Pages of others that know who is signed in, such as one to book rooms. A utility opens them.`,
      }}
      removal={{
        title: t`Remove this mini-app?`,
        description: ({ name }) => t`${name} will stop working in this building.`,
      }}
    />
  )
}
