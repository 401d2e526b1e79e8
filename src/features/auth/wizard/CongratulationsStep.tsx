import { Trans, useLingui } from '@lingui/react/macro'
import { chosenBuilding, fieldsOf, hasSession, isReset } from '@machines/auth/wizard/selectors'
import { useBrand } from '@shared/useBrand'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import { ArrivedBuilding } from './ArrivedBuilding'
import { FirstThings } from './FirstThings'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'

/** One has arrived: where, what there is to do, and the door. */
export function CongratulationsStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { name } = useBrand()
  const { first_name } = useSelector(wizard, fieldsOf)
  const resets = useSelector(wizard, isReset)
  const building = useSelector(wizard, chosenBuilding)
  const isInside = useSelector(wizard, hasSession)
  return (
    <StepFrame
      wizard={wizard}
      title={
        resets
          ? t`Your password has been changed`
          : first_name === ''
            ? t`Congratulations`
            : t`Congratulations, ${first_name}`
      }
      text={
        resets ? (
          <Trans>
            You can now sign in with the new one. Your other devices have been signed out.
          </Trans>
        ) : (
          <Trans>Your account is ready. Welcome to {name}.</Trans>
        )
      }
      next={null}
    >
      {building !== null && <ArrivedBuilding building={building} />}
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => wizard.send({ type: 'wizard.finished' })}
      >
        {isInside ? <Trans>Enter your building</Trans> : <Trans>Sign in</Trans>}
      </Button>
      {!resets && <FirstThings />}
    </StepFrame>
  )
}
