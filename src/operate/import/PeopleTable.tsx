import type { ImportedPerson, ImportReport } from '@contract/operate/imports'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { validLines } from '@machines/operate/import/context'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { muted } from '@ui/theme/typography.css'
import Check from 'lucide-react/icons/check'
import LogIn from 'lucide-react/icons/log-in'
import Plus from 'lucide-react/icons/plus'
import { Mailbox } from '../table/Mailbox'
import { type Column, Table } from '../table/Table'

/** The first people of the file, and what becomes of each. */
export function PeopleTable({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const more = validLines(report) - report.people.length
  const columns: [Column<ImportedPerson>, ...Column<ImportedPerson>[]] = [
    {
      id: 'name',
      label: t`Name`,
      cell: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    },
    { id: 'email', label: t`Email`, cell: ({ email }) => <Mailbox address={email} /> },
    { id: 'company', label: t`Company`, cell: ({ company }) => company ?? '–' },
    { id: 'outcome', label: t`Outcome`, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  ]
  return (
    <>
      <Table
        label={t`People in the file`}
        columns={columns}
        rows={report.people}
        keyOf={({ email }) => email}
      />
      {more > 0 && (
        <p className={muted}>
          {t`${plural(more, { one: 'And # more person', other: 'And # more people' })}`}
        </p>
      )}
    </>
  )
}

function Outcome({ outcome }: Pick<ImportedPerson, 'outcome'>) {
  const { t } = useLingui()
  if (outcome === 'added') {
    return (
      <StatusPill tone="success" icon={<Plus size={16} />}>
        {t`New`}
      </StatusPill>
    )
  }
  return outcome === 'joined' ? (
    <StatusPill tone="success" icon={<LogIn size={16} />}>
      {t`Joins the building`}
    </StatusPill>
  ) : (
    <StatusPill icon={<Check size={16} />}>{t`Already here`}</StatusPill>
  )
}
