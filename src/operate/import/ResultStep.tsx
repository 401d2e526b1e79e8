import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingIn, importStep, reportOf } from '@machines/operate/import/selectors'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { paths } from '../paths'
import * as record from '../record/record.css'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Counts } from './Counts'
import { ErrorTable } from './ErrorTable'
import { FailedLinesButton } from './FailedLinesButton'
import * as css from './import.css'
import type { ImportActor } from './import.logic'

/** What was imported, and the lines that were not. */
export function ResultStep({ page }: { page: ImportActor }) {
  const { t } = useLingui()
  const report = useSelector(page, reportOf)
  const building = useSelector(page, buildingIn)
  const isInPart = useSelector(page, (at) => importStep(at) === 'doneInPart')
  if (report === null) return null
  const count = report.added + report.joined
  return (
    <>
      <Notice
        tone={isInPart ? 'warning' : 'success'}
        live
        title={t`${plural(count, { one: '# person imported', other: '# people imported' })}`}
      >
        {isInPart ? (
          <Trans>
            Some lines were left out. Download them, correct them, and import that file.
          </Trans>
        ) : (
          <Trans>They set up their account at the sign-in page of the building.</Trans>
        )}
      </Notice>
      <Counts report={report} />
      <div className={record.actions}>
        {isInPart && <FailedLinesButton page={page} report={report} />}
        <ConsoleLink
          href={`${paths.people}?building=${building}`}
          className={buttonClass({ variant: isInPart ? 'secondary' : 'primary' })}
        >
          <Trans>See the people of the building</Trans>
        </ConsoleLink>
        <Button variant="secondary" onClick={() => page.send({ type: 'back.pressed' })}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
      {isInPart && (
        <section className={css.section}>
          <h2 className={css.sectionTitle}>
            <Trans>Lines to correct</Trans>
          </h2>
          <ErrorTable report={report} />
        </section>
      )}
    </>
  )
}
