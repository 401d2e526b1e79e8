import type { OperatedUtility } from '@contract/operate/utilities'
import { useLingui } from '@lingui/react/macro'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { PageProps } from '../definePage'
import { OrderedPage } from '../offers/OrderedPage'
import { paths } from '../paths'
import type { Column } from '../table/Table'
import { newUtility } from './draft'
import { UtilityDialog } from './UtilityDialog'
import { usePageName, useTypeName } from './useNames'
import type { NewUtility, UtilitiesMachine } from './utilities.logic'

/** The buttons of home in a building, in their order. */
export function UtilitiesScreen({ page }: PageProps<UtilitiesMachine>) {
  const { t } = useLingui()
  const typeName = useTypeName()
  const pageName = usePageName()
  const columns: Column<OperatedUtility>[] = [
    { id: 'type', label: t`Kind`, cell: ({ type }) => typeName(type) },
    {
      id: 'target',
      label: t`Opens`,
      cell: ({ route, url }) => (route === null ? (url ?? '–') : pageName(route)),
    },
  ]
  return (
    <OrderedPage<OperatedUtility, NewUtility>
      page={page}
      title={t`Utilities`}
      name={{
        label: t`Label`,
        of: ({ text }) => text,
        href: ({ uuid, building }) => paths.utility(building.uuid, uuid),
      }}
      columns={columns}
      addition={{
        label: t`Add a utility`,
        initial: (owner) => ({ ...newUtility, owner }),
        dialog: (form) => <UtilityDialog form={form} />,
      }}
      empty={{
        icon: <LayoutGrid size={24} />,
        title: t`No utilities yet`,
        text: t`They are the buttons of home: mini-apps, web pages, and pages of the app.`,
      }}
      removal={{
        title: t`Remove this utility?`,
        description: ({ text: name }) => t`${name} disappears from home at once.`,
      }}
    />
  )
}
