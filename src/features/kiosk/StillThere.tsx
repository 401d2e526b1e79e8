import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { takesFocus } from '@ui/focus/takesFocus'
import { sectionTitle } from '@ui/theme/typography.css'

/** Asks before a guest's data is wiped. `seconds` until then; null while it is closed. */
export function StillThere({ seconds }: { seconds: number | null }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  // Announced every ten seconds: once a second would drown out everything else.
  const tens = Math.ceil((seconds ?? 0) / 10) * 10
  const spoken = seconds === null ? '' : t`This screen starts over in ${tens} seconds.`
  // Any input counts as an answer; the button also works if the browser reports no input.
  const stay = () => system.kioskIdle.send({ type: 'guest.acted' })
  return (
    <Dialog
      open={seconds !== null}
      onClose={stay}
      closeLabel={t`Close`}
      title={t`Are you still there?`}
      description={
        <Trans>If not, this screen starts over and clears everything you entered.</Trans>
      }
      footer={
        <Button ref={takesFocus} variant="primary" onClick={stay}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Announcement text={spoken} />
      {/* The visible countdown is hidden from screen readers. */}
      <p aria-hidden="true" className={sectionTitle}>
        <Plural value={seconds ?? 0} one="# second" other="# seconds" />
      </p>
    </Dialog>
  )
}
