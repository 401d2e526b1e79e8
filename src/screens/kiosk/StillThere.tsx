import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@screens/app/AppContext'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { sectionTitle } from '@ui/theme/typography.css'

/** Asks before everything of a guest is wiped; `seconds` until then, null where nobody is asked. */
export function StillThere({ seconds }: { seconds: number | null }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  // Any input says so; this one even where the browser tells of none.
  const stay = () => system.attract.send({ type: 'guest.acted' })
  return (
    <Dialog
      open={seconds !== null}
      onClose={stay}
      closeLabel={t`Close`}
      title={t`Are you still there?`}
      description={<Trans>Otherwise this screen starts over, and nothing of yours stays.</Trans>}
      footer={
        <Button variant="primary" onClick={stay}>
          <Trans>Go on</Trans>
        </Button>
      }
    >
      {/* Counted for the eye alone: a number a second would drown whatever else is said. */}
      <p aria-hidden="true" className={sectionTitle}>
        <Plural value={seconds ?? 0} one="# second" other="# seconds" />
      </p>
    </Dialog>
  )
}
