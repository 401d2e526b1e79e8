import { Trans, useLingui } from '@lingui/react/macro'
import { madeOf } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { OwnerQuery } from '@machines/operate/page/pages'
import { useParams } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { useSelector } from '@xstate/react'
import AtSign from 'lucide-react/icons/at-sign'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import { nameColumn, useCollectionParts } from '../table/collectionParts'
import { ListFrame } from '../table/ListFrame'
import { type Column, Table } from '../table/Table'
import type { DomainRow, DomainsMachine, ProofFields } from './domains.logic'
import { ProofDialog } from './ProofDialog'

/** The e-mail domains of a company: which ones let its people in, and the way to prove the others. */
export function DomainsScreen({ page }: PageProps<DomainsMachine>) {
  const { t } = useLingui()
  const { id: owner = '' }: { id?: string } = useParams({ strict: false })
  const mayEdit = mayAnywhere(useConsole(operatorOf), 'companies.edit')
  const list = useSelector(page, ({ children }) => children.list)
  const { actionColumns, dialogs } = useCollectionParts<
    OwnerQuery,
    DomainRow,
    ProofFields,
    string | null
  >({
    collection: page,
    mayEdit,
    nameOf: ({ domain }) => domain,
    addition: {
      label: t`Prove`,
      initial: proofOf({ owner, domain: '', record: '', building: { uuid: '', name: '' } }),
      dialog: (form) => <ProofDialog form={form} />,
    },
    removal: {
      title: t`Remove this domain?`,
      description: ({ domain }) =>
        t`New people at ${domain} can no longer sign up. Those who are in stay.`,
    },
  })
  const proveColumn: Column<DomainRow> = {
    id: 'prove',
    label: t`Prove`,
    isNarrow: true,
    cell: (row) => {
      const { domain, proven } = row
      return proven ? null : (
        <Button
          variant="secondary"
          aria-label={t`Prove ${domain}`}
          onClick={() => page.send({ type: 'create.pressed', fields: proofOf(row) })}
        >
          <Trans>Prove</Trans>
        </Button>
      )
    },
  }
  return (
    <Page
      title={t`Email domains`}
      lead={t`People with an address of a proven domain can sign up, and belong to this company.`}
      back={{ href: paths.company(owner), label: t`Company` }}
    >
      {list !== undefined && (
        <ListFrame<OwnerQuery, DomainRow>
          list={list}
          empty={{
            icon: <AtSign size={24} />,
            title: t`No domains yet`,
            text: t`Add the company’s domains on its page. Until then, invite its people by address.`,
          }}
        >
          {(rows) => (
            <Table
              label={t`Email domains`}
              columns={[
                nameColumn<DomainRow>({
                  id: 'domain',
                  label: t`Domain`,
                  of: ({ domain }) => domain,
                }),
                { id: 'building', label: t`Building`, cell: ({ building }) => building.name },
                { id: 'state', label: t`State`, cell: ({ proven }) => <State proven={proven} /> },
                ...(mayEdit ? [proveColumn] : []),
                ...actionColumns,
              ]}
              rows={rows}
              keyOf={({ building, domain }) => `${domain} ${building.uuid}`}
            />
          )}
        </ListFrame>
      )}
      {dialogs}
      <SentDialog page={page} />
    </Page>
  )
}

const proofOf = ({ owner, domain, record, building }: Omit<DomainRow, 'proven'>): ProofFields => ({
  owner,
  domain,
  record,
  building: building.uuid,
  by: 'record',
  email: '',
})

function State({ proven }: Pick<DomainRow, 'proven'>) {
  return proven ? (
    <StatusPill tone="success" icon={<CircleCheck size={16} />}>
      <Trans>Proven</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="warning" icon={<Clock size={16} />}>
      <Trans>Not proven yet</Trans>
    </StatusPill>
  )
}

/** Says who has to confirm a domain that is proven by mail. */
function SentDialog({ page }: PageProps<DomainsMachine>) {
  const { t } = useLingui()
  const sentTo = useSelector(page, madeOf<string | null>)
  const mailbox = sentTo ?? ''
  const dismiss = () => page.send({ type: 'made.dismissed' })
  return (
    <Dialog
      open={sentTo !== null}
      onClose={dismiss}
      closeLabel={t`Close`}
      title={t`Mail sent`}
      description={t`The domain is proven once ${mailbox} confirms it. The link works for a week.`}
      footer={
        <Button variant="primary" onClick={dismiss}>
          <Trans>Done</Trans>
        </Button>
      }
    />
  )
}
