import type { OperatedPortfolio } from '@contract/operate/portfolios'
import { useLingui } from '@lingui/react/macro'
import Layers from 'lucide-react/icons/layers'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ManagedList, useDeploymentLink } from '../table/ManagedList'
import { PortfolioDialog } from './PortfolioDialog'
import type { NewPortfolio, PortfoliosMachine } from './portfolio.logic'

/** The portfolios of the deployment. */
export function PortfoliosScreen({ page }: PageProps<PortfoliosMachine>) {
  const { t } = useLingui()
  return (
    <ManagedList<OperatedPortfolio, NewPortfolio>
      page={page}
      title={t`Portfolios`}
      back={useDeploymentLink()}
      path={paths.portfolios}
      searchLabel={t`Find a portfolio`}
      name={{
        id: 'name',
        label: t`Portfolio`,
        of: ({ name }) => name,
        href: ({ uuid }) => paths.portfolio(uuid),
      }}
      columns={[
        {
          id: 'buildings',
          label: t`Buildings`,
          isFigure: true,
          cell: ({ buildings }) => buildings.length,
        },
        { id: 'roles', label: t`Roles`, isFigure: true, cell: ({ roles }) => roles },
      ]}
      addition={{
        label: t`Add a portfolio`,
        initial: { name: '' },
        dialog: (form) => <PortfolioDialog form={form} />,
      }}
      empty={{
        icon: <Layers size={24} />,
        title: t`No portfolios yet`,
        text: t`A portfolio groups buildings, so that a role can cover all of them.`,
      }}
      removal={{
        title: t`Remove this portfolio?`,
        description: ({ name }) => t`The buildings of ${name} stay as they are.`,
        refusals: {
          portfolio_in_use: t`Roles are granted for this portfolio. Revoke them first.`,
        },
      }}
    />
  )
}
