import type { Attendee } from '@contract/operate/attendees'
import { useLingui } from '@lingui/react/macro'
import type { Purpose } from '@machines/operate/gather/machine'
import {
  gatheredFor,
  gatheredRows,
  gatherFailure,
  gathering,
} from '@machines/operate/gather/selectors'
import { downloadFile } from '@platform/downloadFile'
import { printPage } from '@platform/printPage'
import { writeCsv } from '@rules/operate/csv'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import type { AttendeesMachine } from './attendees.logic'
import { useAttendeeCells } from './useAttendeeCells'

type Parts =
  ActorRefFrom<AttendeesMachine> extends {
    getSnapshot: () => { children: infer Children }
  }
    ? Children
    : never
type Props = Pick<Parts, 'gather' | 'collection'> & { title: string }

/** Prints all people of the list, or downloads them as a file. */
export function GatherButtons({ gather, collection, title }: Props) {
  const { t } = useLingui()
  const busy = useSelector(gather, gathering)
  const rows = useSelector(gather, gatheredRows<Attendee>)
  const purpose = useSelector(gather, gatheredFor)
  const failure = useSelector(gather, gatherFailure)
  const failureText = useFailureText()
  const { head, cellsOf } = useAttendeeCells()
  useEffect(() => {
    if (rows === null) return
    const done = () => gather.send({ type: 'rows.used' })
    if (purpose === 'print') {
      void printPage().then(done)
      return
    }
    const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'attendees'
    downloadFile(`${name}.csv`, writeCsv([head, ...rows.map(cellsOf)]), 'text/csv')
    done()
    // The texts of a file are those of the moment in which its rows have come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows])
  const press = (wanted: Purpose) => () => {
    const query = collection.getSnapshot().children.list?.getSnapshot().context.query
    if (query !== undefined) gather.send({ type: 'gather.pressed', purpose: wanted, query })
  }
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <Button
        variant="secondary"
        icon={<Printer size={20} aria-hidden="true" />}
        busy={busy === 'print'}
        busyLabel={t`Reading the list`}
        onClick={press('print')}
      >
        {t`Print`}
      </Button>
      <Button
        variant="secondary"
        icon={<Download size={20} aria-hidden="true" />}
        busy={busy === 'file'}
        busyLabel={t`Reading the list`}
        onClick={press('file')}
      >
        {t`Download as CSV`}
      </Button>
    </>
  )
}
