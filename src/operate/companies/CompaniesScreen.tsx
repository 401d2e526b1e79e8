import type { OperatedCompany } from '@contract/operate/companies'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { chosenOf, isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import { Button } from '@ui/button/Button'
import { textLinkClass } from '@ui/link/textLink.css'
import { useSelector } from '@xstate/react'
import Landmark from 'lucide-react/icons/landmark'
import Plus from 'lucide-react/icons/plus'
import { useConsole, usePageActor } from '../ConsoleContext'
import { RemoveDialog } from '../form/RemoveDialog'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import type { Column } from '../table/Table'
import { CompanyDialog } from './CompanyDialog'
import type { CompaniesMachine } from './companies.logic'

/** The companies in the operator's buildings, with the e-mail domains that let their people in. */
export function CompaniesScreen() {
  const { t } = useLingui()
  const page = usePageActor<CompaniesMachine>()
  const list = useSelector(page, ({ children }) => children.list)
  const creating = useSelector(page, isCreating)
  const chosen = useSelector(page, chosenOf<OperatedCompany>)
  const operator = useConsole(operatorOf)
  const mayEdit = mayAnywhere(operator, 'companies.edit')
  const buildings = operator?.buildings ?? []
  const addButton = mayEdit ? (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() =>
        page.send({
          type: 'create.pressed',
          fields: {
            name: '',
            domains: '',
            building_uuid: buildings.length === 1 ? (buildings[0]?.uuid ?? '') : '',
          },
        })
      }
    >
      <Trans>Add a company</Trans>
    </Button>
  ) : undefined
  const columns: [Column<OperatedCompany>, ...Column<OperatedCompany>[]] = [
    {
      id: 'name',
      label: t`Company`,
      isSortable: true,
      cell: ({ uuid, name }) => (
        <ConsoleLink href={paths.company(uuid)} className={textLinkClass}>
          {name}
        </ConsoleLink>
      ),
    },
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
    ...(mayEdit
      ? [
          {
            id: 'remove',
            label: t`Remove`,
            isNarrow: true,
            cell: (row: OperatedCompany) => (
              <Button
                variant="ghost"
                aria-label={t`Remove ${row.name}`}
                onClick={() => page.send({ type: 'remove.pressed', row })}
              >
                <Trans>Remove</Trans>
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Page title={t`Companies`} action={addButton}>
      {list !== undefined && (
        <ListView
          list={list}
          path={paths.companies}
          label={t`Companies`}
          searchLabel={t`Find a company`}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          filters={[
            {
              name: 'building',
              label: t`Building`,
              options: buildings.map(({ uuid, name }) => ({ value: uuid, label: name })),
            },
          ]}
          empty={{
            icon: <Landmark size={24} />,
            title: t`No companies yet`,
            text: t`Add those who rent here, with the email domains of their people.`,
            action: addButton,
          }}
        />
      )}
      {creating && <CompanyDialog page={page} />}
      <RemoveDialog
        collection={page}
        title={t`Remove this company?`}
        description={t`${chosen?.name ?? ''} disappears from the directory. Its domains let nobody in any more.`}
        confirmLabel={t`Remove`}
        busyLabel={t`Removing`}
        textOf={(failure) =>
          isRefusedWith(failure, 'company_in_use')
            ? t`People belong to this company. Move or deactivate them first.`
            : null
        }
      />
    </Page>
  )
}
