import type { ImportReport } from '@contract/operate/imports'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { hasNewPeople, isRefusedAsWhole, validLines } from '@machines/operate/import/context'
import { importFailure, reportOf } from '@machines/operate/import/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import * as record from '../record/record.css'
import { Counts } from './Counts'
import { ErrorTable } from './ErrorTable'
import { FailedLinesButton } from './FailedLinesButton'
import * as css from './import.css'
import type { ImportActor } from './import.logic'
import { PeopleTable } from './PeopleTable'
import { useImportFailureText } from './useImportFailureText'

/** What an import would do, and the lines that it would leave out. */
export function ReviewStep({ page }: { page: ImportActor }) {
  const { t } = useLingui()
  const report = useSelector(page, reportOf)
  const failure = useSelector(page, importFailure)
  const failureText = useImportFailureText()
  if (report === null) return null
  const count = report.added + report.joined
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" live title={t`The import didn’t finish`}>
          {failureText(failure)}
        </Notice>
      )}
      <Verdict page={page} report={report} />
      {!isRefusedAsWhole(report) && <Counts report={report} />}
      <div className={record.actions}>
        {hasNewPeople(report) && (
          <Button variant="primary" onClick={() => page.send({ type: 'import.pressed' })}>
            {t`${plural(count, { one: 'Import # person', other: 'Import # people' })}`}
          </Button>
        )}
        <Button variant="secondary" onClick={() => page.send({ type: 'back.pressed' })}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
      {report.error_count > 0 && (
        <section className={css.section}>
          <h2 className={css.sectionTitle}>
            {isRefusedAsWhole(report) ? t`What is wrong` : t`Lines to correct`}
          </h2>
          <ErrorTable report={report} />
          {!isRefusedAsWhole(report) && (
            <div>
              <FailedLinesButton page={page} report={report} />
            </div>
          )}
        </section>
      )}
      {validLines(report) > 0 && (
        <section className={css.section}>
          <h2 className={css.sectionTitle}>
            <Trans>People in the file</Trans>
          </h2>
          <PeopleTable report={report} />
        </section>
      )}
    </>
  )
}

type VerdictProps = { page: ImportActor; report: ImportReport }

/** What the check has found, in one sentence. */
function Verdict({ page, report }: VerdictProps) {
  const { t } = useLingui()
  const wasStopped = useSelector(page, ({ context }) => context.wasStopped)
  if (wasStopped) {
    return (
      <Notice tone="info" live title={t`You stopped waiting`}>
        <Trans>
          The import may still finish. This is how it stands now; importing again doesn’t add anyone
          twice.
        </Trans>
      </Notice>
    )
  }
  if (isRefusedAsWhole(report)) {
    return (
      <Notice tone="danger" live title={t`This file can’t be imported`}>
        <Trans>Correct it, and choose it again.</Trans>
      </Notice>
    )
  }
  if (!hasNewPeople(report)) {
    return (
      <Notice tone="warning" live title={t`There is nobody to import`}>
        {report.failed_lines.length > 0 ? (
          <Trans>Correct the lines below, and import them as a file.</Trans>
        ) : (
          <Trans>Everyone in the file belongs to the building already.</Trans>
        )}
      </Notice>
    )
  }
  return report.failed_lines.length > 0 ? (
    <Notice tone="warning" live title={t`Some lines need correcting`}>
      <Trans>You can import the others now, and these later.</Trans>
    </Notice>
  ) : (
    <Notice tone="success" live title={t`The file is fine`}>
      <Trans>Nothing is imported yet.</Trans>
    </Notice>
  )
}
