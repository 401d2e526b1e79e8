import { Trans, useLingui } from '@lingui/react/macro'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useRef } from 'react'
import { useShortcut } from '../shortcuts/useShortcut'
import * as css from './SaveBar.css'

/** What saving is called, and what is said before, while it lasts, and once it is done. */
export type SaveTexts = { label: string; before: string; busy: string; done: string }

type Props = {
  isDirty: boolean
  isBusy: boolean
  wasSaved: boolean
  texts?: SaveTexts | undefined
  onDiscard: () => void
}

/** Stays in sight while there are unsaved changes; afterwards it says that they are saved. */
export function SaveBar({ isDirty, isBusy, wasSaved, texts, onDiscard }: Props) {
  const { t } = useLingui()
  const { label, before, busy, done } = texts ?? {
    label: t`Save changes`,
    before: t`Unsaved changes`,
    busy: t`Saving`,
    done: t`Changes saved`,
  }
  const button = useRef<HTMLButtonElement>(null)
  useShortcut('save', () => button.current?.form?.requestSubmit())
  if (!isDirty && !isBusy) {
    return (
      wasSaved && (
        <p className={css.saved}>
          <CircleCheck size={20} aria-hidden="true" />
          {done}
          <Announcement text={done} />
        </p>
      )
    )
  }
  return (
    <div className={css.bar}>
      <span className={css.state}>{before}</span>
      <div className={css.buttons}>
        {!isBusy && (
          <Button variant="ghost" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button ref={button} type="submit" variant="primary" busy={isBusy} busyLabel={busy}>
          {label}
        </Button>
      </div>
    </div>
  )
}
