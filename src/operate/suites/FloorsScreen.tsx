import type { OperatedFloor } from '@contract/operate/suites'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Lightbulb from 'lucide-react/icons/lightbulb'
import type { PageProps } from '../definePage'
import { OrderedPage } from '../offers/OrderedPage'
import { paths } from '../paths'
import { FloorDialog } from './FloorDialog'
import type { FloorsMachine, NewFloor } from './floor.logic'
import { usePublishedText } from './usePublishedText'

/** The floors of a building whose light and climate tenants control. */
export function FloorsScreen({ page }: PageProps<FloorsMachine>) {
  const { t } = useLingui()
  const { note, refusals } = usePublishedText()
  return (
    <OrderedPage<OperatedFloor, NewFloor>
      page={page}
      title={t`Light and climate`}
      name={{
        label: t`Floor`,
        of: ({ name }) => name,
        href: ({ uuid, building }) => paths.floor(building.uuid, uuid),
      }}
      columns={[{ id: 'suites', label: t`Suites`, isFigure: true, cell: ({ suites }) => suites }]}
      fixed={{ isFixed: (floor) => floor.is_published, note }}
      addition={{
        label: t`Add a floor`,
        initial: (owner) => ({ owner, name: '' }),
        dialog: (form) => <FloorDialog form={form} />,
      }}
      empty={{
        icon: <Lightbulb size={24} />,
        title: t`No floors yet`,
        text: t`Add floors and their suites, and tenants can control light and temperature there. Until a system is connected, they are simulated.`,
      }}
      removal={{
        title: t`Remove this floor?`,
        description: ({ name, suites }) =>
          suites === 0
            ? t`${name} has no suites.`
            : t`${plural(suites, {
                one: `${name} disappears at once, with its one suite.`,
                other: `${name} disappears at once, with its # suites.`,
              })}`,
        refusals,
      }}
    />
  )
}
