import { useLingui } from '@lingui/react/macro'
import { type DetailDialog, dialogOf, isBusy } from '@machines/detail/selectors'
import { Dialog } from '@ui/dialog/Dialog'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DetailActor } from './useDetail'
import { useParticipationTexts } from './useParticipationTexts'

type Props = { detail: DetailActor; title: string }

/** Every question and every answer about a place or a deal. */
export function ParticipationDialogs({ detail, title }: Props) {
  const { t } = useLingui()
  const dialog = useSelector(detail, dialogOf)
  const busy = useSelector(detail, isBusy)
  // While a dialog fades it goes on saying what it said.
  const [shown, setShown] = useState<DetailDialog>('confirmTake')
  if (dialog !== null && dialog !== shown) setShown(dialog)
  const close = () => {
    if (!busy) detail.send({ type: 'dialog.closed' })
  }
  const { heading, text, footer } = useParticipationTexts(detail, title, dialog ?? shown, close)
  return (
    <Dialog
      open={dialog !== null}
      onClose={close}
      closeLabel={t`Close`}
      title={heading}
      description={text}
      footer={footer}
    />
  )
}
