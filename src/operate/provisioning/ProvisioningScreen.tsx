import { scimPath } from '@contract/operate/scimTokens'
import { useLingui } from '@lingui/react/macro'
import { madeOf } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { OwnerQuery } from '@machines/operate/page/pages'
import { formatter } from '@shared/format/formatters'
import { useParams } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { useSelector } from '@xstate/react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useConsole, useConsoleLocale } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Copyable } from '../record/Copyable'
import * as css from '../record/record.css'
import { Page } from '../shell/Page'
import { nameColumn, useCollectionParts } from '../table/collectionParts'
import { ListFrame } from '../table/ListFrame'
import { Table } from '../table/Table'
import { MadeToken } from './MadeToken'
import type { ProvisioningMachine, TokenFields, TokenRow } from './provisioning.logic'
import { TokenDialog } from './TokenDialog'

/** The tokens with which the identity provider of a company adds and deactivates its people. */
export function ProvisioningScreen({ page }: PageProps<ProvisioningMachine>) {
  const { t } = useLingui()
  const { id: owner = '' }: { id?: string } = useParams({ strict: false })
  const operator = useConsole(operatorOf)
  const locale = useConsoleLocale()
  const list = useSelector(page, ({ children }) => children.list)
  const made = useSelector(page, madeOf<string>)
  const company = operator?.companies.find(({ uuid }) => uuid === owner)
  const back = mayAnywhere(operator, 'companies.read')
    ? { href: paths.company(owner), label: company?.name ?? t`Company` }
    : { href: paths.people, label: t`People` }
  const { addButton, actionColumns, dialogs } = useCollectionParts<
    OwnerQuery,
    TokenRow,
    TokenFields,
    string
  >({
    collection: page,
    mayEdit: mayAnywhere(operator, 'people.provision'),
    nameOf: ({ name }) => name,
    addition: {
      label: t`Create a token`,
      initial: { owner, name: '' },
      dialog: (form) => <TokenDialog form={form} />,
    },
    removal: {
      title: t`Remove this token?`,
      description: ({ name }) =>
        t`${name} can no longer add or change people, from now on. The people themselves stay as they are.`,
    },
  })
  const dates = formatter.date(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = (at: string) => <time dateTime={at}>{dates.format(new Date(at))}</time>
  return (
    <Page
      title={t`Automatic provisioning`}
      lead={t`The company’s identity provider adds its people here, and deactivates those who leave (SCIM 2.0).`}
      back={back}
      action={addButton}
    >
      <dl className={cx(css.facts, css.readable)}>
        <Copyable
          label={t`Address for the identity provider`}
          value={`${window.location.origin}${scimPath}`}
        />
      </dl>
      {list !== undefined && (
        <ListFrame<OwnerQuery, TokenRow>
          list={list}
          empty={{
            icon: <RefreshCw size={24} />,
            title: t`No tokens yet`,
            text: t`Create one, and enter it with the address above in Okta, Microsoft Entra or another provider.`,
            action: addButton,
          }}
        >
          {(rows) => (
            <Table
              label={t`Tokens`}
              columns={[
                nameColumn<TokenRow>({ id: 'name', label: t`Name`, of: ({ name }) => name }),
                { id: 'created', label: t`Created`, cell: ({ created_at }) => time(created_at) },
                { id: 'by', label: t`Created by`, cell: ({ created_by }) => created_by },
                {
                  id: 'used',
                  label: t`Last used`,
                  cell: ({ last_used_at }) =>
                    last_used_at === null ? t`Never` : time(last_used_at),
                },
                ...actionColumns,
              ]}
              rows={rows}
              keyOf={({ uuid }) => uuid}
            />
          )}
        </ListFrame>
      )}
      {dialogs}
      <MadeToken token={made} onClose={() => page.send({ type: 'made.dismissed' })} />
    </Page>
  )
}
