import type { OperatedCompany } from '@contract/operate/companies'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import Landmark from 'lucide-react/icons/landmark'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ManagedList } from '../table/ManagedList'
import { useBuildings } from '../useBuildings'
import { CompanyDialog } from './CompanyDialog'
import type { CompaniesMachine, CompanyFields } from './companies.logic'

/** The companies in the operator's buildings, with the e-mail domains that let their people in. */
export function CompaniesScreen({ page }: PageProps<CompaniesMachine>) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const { options, only } = useBuildings()
  return (
    <ManagedList<OperatedCompany, CompanyFields>
      page={page}
      title={t`Companies`}
      back={null}
      mayEdit={mayAnywhere(operator, 'companies.edit')}
      path={paths.companies}
      searchLabel={t`Find a company`}
      filters={[{ name: 'building', label: t`Building`, options }]}
      name={{
        id: 'name',
        label: t`Company`,
        of: ({ name }) => name,
        href: ({ uuid }) => paths.company(uuid),
      }}
      columns={[
        {
          id: 'buildings',
          label: t`Buildings`,
          cell: (row) => row.buildings.map(({ name }) => name).join(', ') || '–',
        },
        {
          id: 'domains',
          label: t`Email domains`,
          cell: (row) =>
            [...new Set(row.buildings.flatMap(({ domains }) => domains))].join(', ') || '–',
        },
        { id: 'people', label: t`People`, isFigure: true, cell: ({ people }) => people },
      ]}
      addition={{
        label: t`Add a company`,
        initial: { name: '', domains: '', building_uuid: only },
        dialog: (form) => <CompanyDialog form={form} />,
      }}
      empty={{
        icon: <Landmark size={24} />,
        title: t`No companies yet`,
        text: t`Add those who rent here, with the email domains of their people.`,
      }}
      removal={{
        title: t`Remove this company?`,
        description: ({ name }) =>
          t`${name} disappears from the directory. Its domains no longer let anyone in.`,
        refusals: {
          company_in_use: t`People belong to this company. Move or deactivate them first.`,
        },
      }}
    />
  )
}
