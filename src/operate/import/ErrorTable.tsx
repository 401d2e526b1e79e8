import type { ImportError, ImportReport } from '@contract/operate/imports'
import { Trans, useLingui } from '@lingui/react/macro'
import { muted } from '@ui/theme/typography.css'
import { type Column, Table } from '../table/Table'
import * as css from './import.css'
import { useErrorTexts } from './useErrorTexts'

const aboutFile: readonly ImportError['code'][] = ['encoding', 'empty', 'too_many_lines', 'quotes']

/** Each line that cannot be imported: where, what is wrong, and what to do. */
export function ErrorTable({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const textsOf = useErrorTexts()
  const { errors, error_count: count } = report
  const shown = errors.length
  const columns: [Column<ImportError>, ...Column<ImportError>[]] = [
    {
      id: 'line',
      label: t`Line`,
      cell: ({ line, code }) => (aboutFile.includes(code) ? t`Whole file` : t`Line ${line}`),
    },
    {
      id: 'problem',
      label: t`What is wrong`,
      cell: (error) => (
        <span>
          {error.value !== null && error.value !== '' && (
            <span className={css.value}>{error.value}</span>
          )}
          {textsOf(error).problem}
        </span>
      ),
    },
    { id: 'fix', label: t`What to do`, cell: (error) => textsOf(error).fix },
  ]
  return (
    <>
      <Table
        label={t`Lines to correct`}
        columns={columns}
        rows={errors}
        keyOf={({ line, column, code, value }) => `${line} ${column} ${code} ${value}`}
      />
      {count > shown && (
        <p className={muted}>
          <Trans>
            These are the first {shown} of {count} problems.
          </Trans>
        </p>
      )}
    </>
  )
}
