import type { ImportReport } from '@contract/operate/imports'
import { useLingui } from '@lingui/react/macro'
import { useConsoleLocale } from '../ConsoleContext'
import * as css from './import.css'

/** How many people are new, join, are there already, or are left out. */
export function Counts({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const figures = new Intl.NumberFormat(useConsoleLocale())
  const counts = [
    [t`New accounts`, report.added],
    [t`Join with their account`, report.joined],
    [t`Already in the building`, report.unchanged],
    [t`Lines to correct`, report.failed_lines.length],
  ] as const
  return (
    <dl className={css.counts}>
      {counts.map(([name, count]) => (
        <div key={name} className={css.count}>
          <dt className={css.figureName}>{name}</dt>
          <dd className={css.figure}>{figures.format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
