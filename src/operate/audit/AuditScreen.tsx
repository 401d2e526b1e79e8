import { isEmail } from '@contract/email'
import { type AuditEntry, recordKinds } from '@contract/operate/audit'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { formatter } from '@shared/format/formatters'
import { textLinkClass } from '@ui/link/textLink.css'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useConsole, useConsoleLocale } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { useShown } from '../record/useShown'
import { recordAddress } from '../recordAddress'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import { Mailbox } from '../table/Mailbox'
import type { Column } from '../table/Table'
import type { AuditMachine } from './audit.logic'
import { useKindName } from './useKindName'

type EntryProps = { entry: AuditEntry }

/** The changes that were made in the console. */
export function AuditScreen({ page: list }: PageProps<AuditMachine>) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const operator = useConsole(operatorOf)
  const kindName = useKindName()
  const dates = formatter.date(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const columns: [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
    {
      id: 'at',
      label: t`When`,
      isSortable: true,
      cell: ({ at }) => <time dateTime={at}>{dates.format(new Date(at))}</time>,
    },
    {
      id: 'actor',
      label: t`Who`,
      cell: ({ actor, action }) =>
        action === 'applyFile' ? t`Applied from the file ${actor}` : <Person address={actor} />,
    },
    {
      id: 'subject',
      label: t`What`,
      cell: (entry) => <Subject entry={entry} />,
    },
    { id: 'change', label: t`Before and after`, cell: (entry) => <Change entry={entry} /> },
    {
      id: 'client',
      label: t`From`,
      cell: ({ client }) => <span className={css.address}>{client ?? '–'}</span>,
    },
  ]
  return (
    <Page
      title={t`Changes`}
      lead={t`Everything that was changed in the console or by a file. This list cannot be edited.`}
    >
      <ListView
        list={list}
        path={paths.audit}
        label={t`Changes`}
        searchLabel={t`Find a change`}
        columns={columns}
        keyOf={({ uuid }) => uuid}
        filters={[
          {
            name: 'kind',
            label: t`Kind`,
            options: recordKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
          },
          {
            name: 'building',
            label: t`Building`,
            options: (operator?.buildings ?? []).map(({ uuid, name }) => ({
              value: uuid,
              label: name,
            })),
          },
        ]}
        empty={{
          icon: <ClipboardList size={24} />,
          title: t`No changes yet`,
          text: t`Whatever you change here is listed from now on.`,
        }}
      />
    </Page>
  )
}

/** A person by address, with a link for those who may see people. Tokens of companies change records, too. */
function Person({ address }: { address: string }) {
  const maySee = mayAnywhere(useConsole(operatorOf), 'people.read')
  if (!maySee || !isEmail(address)) return <Mailbox address={address} />
  return (
    <ConsoleLink
      href={`${paths.people}?${new URLSearchParams({ q: address })}`}
      className={textLinkClass}
    >
      <Mailbox address={address} />
    </ConsoleLink>
  )
}

/** The record that was changed; a link to its page while it exists. */
function Subject({ entry: { kind, subject, subject_uuid: uuid, building, after } }: EntryProps) {
  const kindOf = useKindName()
  const href = uuid === null || after === null ? null : recordAddress({ kind, uuid, building })
  if (subject === '') return kindOf(kind)
  return (
    <span>
      {kindOf(kind)}:{' '}
      {href === null ? (
        subject
      ) : (
        <ConsoleLink href={href} className={textLinkClass}>
          {subject}
        </ConsoleLink>
      )}
    </span>
  )
}

/** The fields that changed, with their names: before and after. */
function Change({ entry: { kind, before, after } }: EntryProps) {
  const { t } = useLingui()
  const shown = useShown()
  const { [kind]: fieldNames } = useFieldNames()
  if (before === null && after === null) return '–'
  if (before === null) return t`created`
  if (after === null) return t`removed`
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (
    <ul className={css.others}>
      {names.map((name) => (
        <li key={name}>
          {fieldNames[name] ?? name}: {shown(before[name], name)} → {shown(after[name], name)}
        </li>
      ))}
    </ul>
  )
}
