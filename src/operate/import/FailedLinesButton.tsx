import type { ImportReport } from '@contract/operate/imports'
import { Trans } from '@lingui/react/macro'
import { contentOf } from '@machines/operate/import/selectors'
import { downloadFile } from '@platform/downloadFile'
import { failedLinesFile } from '@rules/operate/importFiles'
import { Button } from '@ui/button/Button'
import Download from 'lucide-react/icons/download'
import type { ImportActor } from './import.logic'
import { textOf } from './readFile'
import { useErrorTexts } from './useErrorTexts'

type Props = { page: ImportActor; report: ImportReport }

/** Downloads the failed lines with their reasons; corrected, the file can be imported. */
export function FailedLinesButton({ page, report }: Props) {
  const textsOf = useErrorTexts()
  const download = () => {
    const text = textOf(contentOf(page.getSnapshot()))
    const file = failedLinesFile(text, report, (error) => textsOf(error).problem)
    downloadFile('failed-lines.csv', file, 'text/csv')
  }
  return (
    <Button variant="secondary" icon={<Download size={20} aria-hidden="true" />} onClick={download}>
      <Trans>Download these lines</Trans>
    </Button>
  )
}
