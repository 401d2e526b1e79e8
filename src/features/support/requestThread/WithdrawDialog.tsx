import { Trans, useLingui } from '@lingui/react/macro'
import { askedStep } from '@machines/support/requestThread/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import type { RequestThreadActor } from './requestThread.logic'

/** Asks before the request is withdrawn. */
export function WithdrawDialog({ actor }: { actor: RequestThreadActor }) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (at) => askedStep(at) !== null)
  if (!isOpen) return null
  const keep = () => actor.send({ type: 'step.dismissed' })
  return (
    <Dialog
      open
      onClose={keep}
      closeLabel={t`Close`}
      title={t`Withdraw this request?`}
      description={<Trans>The building will stop working on it.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={keep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'step.confirmed' })}>
            <Trans>Withdraw</Trans>
          </Button>
        </>
      }
    />
  )
}
