import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  chosenBuilding,
  fieldsOf,
  hasSession,
  isReset,
  waitsForApproval,
} from '@machines/auth/wizard/selectors'
import { Picture } from '@shared/Picture'
import { useBrand } from '@shared/useBrand'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { blockTitle, muted, small } from '@ui/theme/typography.css'
import * as css from './arrived.css'
import { FirstThings } from './FirstThings'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'

/**
 * The end of the sign-up: the user's building, what it offers, and the button that enters the app.
 */
export function CongratulationsStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { name } = useBrand()
  const { first_name } = useSelector(wizard, fieldsOf)
  const resets = useSelector(wizard, isReset)
  const building = useSelector(wizard, chosenBuilding)
  const isInside = useSelector(wizard, hasSession)
  const isWaiting = useSelector(wizard, waitsForApproval)
  return (
    <StepFrame
      wizard={wizard}
      title={
        resets
          ? t`Your password has been changed`
          : isWaiting
            ? t`Your sign-up is being reviewed`
            : first_name === ''
              ? t`Congratulations`
              : t`Congratulations, ${first_name}`
      }
      text={
        resets ? (
          <Trans>Sign in with your new password. We’ve signed out your other devices.</Trans>
        ) : isWaiting ? (
          <Trans>
            Your account is ready. Someone at the building looks at every new account; we’ll email
            you as soon as you can come in.
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
        {isWaiting ? (
          <Trans>Continue</Trans>
        ) : isInside ? (
          <Trans>Go to your building</Trans>
        ) : (
          <Trans>Sign in</Trans>
        )}
      </Button>
      {!resets && !isWaiting && <FirstThings />}
    </StepFrame>
  )
}

function ArrivedBuilding({ building }: { building: Building }) {
  const { image_url, name, address_1, locality } = building
  return (
    <div className={css.building}>
      <Picture
        src={image_url}
        shape="hero"
        alt=""
        sizes="(min-width: 480px) 26rem, 100vw"
        className={css.picture}
      />
      <div className={css.textBlock}>
        <h2 className={blockTitle}>{name}</h2>
        <p className={cx(small, muted)}>{[address_1, locality].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
