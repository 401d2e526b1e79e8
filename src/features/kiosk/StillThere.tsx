import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { sectionTitle } from '@ui/theme/typography.css'

/** Asks before everything of a guest is wiped; `seconds` until then, null where nobody is asked. */
export function StillThere({ seconds }: { seconds: number | null }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  // Spoken every ten seconds: a number a second would drown whatever else is said.
  const tens = Math.ceil((seconds ?? 0) / 10) * 10
  const spoken = seconds === null ? '' : t`This screen starts over in ${tens} seconds.`
  // Any input answers the question; the button does so even where the browser reports no input.
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
        <Button variant="primary" onClick={stay}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Announcement text={spoken} />
      {/* Counted for the eye alone. */}
      <p aria-hidden="true" className={sectionTitle}>
        <Plural value={seconds ?? 0} one="# second" other="# seconds" />
      </p>
    </Dialog>
  )
}
