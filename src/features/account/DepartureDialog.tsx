import { Trans, useLingui } from '@lingui/react/macro'
import type { departureMachine } from '@machines/account/departure/machine'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import type { ActorRefFrom } from 'xstate'

type Props = { departure: ActorRefFrom<typeof departureMachine> }

/** Asks before what was typed and not saved is let go. */
export function DepartureDialog({ departure }: Props) {
  const { t } = useLingui()
  const stay = () => departure.send({ type: 'departure.declined' })
  return (
    <Dialog
      open
      onClose={stay}
      closeLabel={t`Close`}
      title={t`Leave without saving?`}
      description={<Trans>Your changes have not been saved.</Trans>}
      footer={
        <>
          <Button variant="danger" onClick={() => departure.send({ type: 'departure.confirmed' })}>
            <Trans>Discard changes</Trans>
          </Button>
          <Button variant="primary" onClick={stay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    />
  )
}
