import { domainOf, normaliseEmail } from '@contract/email'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInActor } from '@machines/auth/signIn/machine'
import {
  canContinueAsGuest,
  emailOf,
  isDomainUnknown,
  isLookingForGuests,
} from '@machines/auth/signIn/selectors'
import { useBrand } from '@shared/useBrand'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { LinkButton } from '@ui/link/LinkButton'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { takesFocus } from './takesFocus'

/** The address's company is registered to no building: report it, or go on as a guest. */
export default function DomainUnknownDialog({ signIn }: { signIn: SignInActor }) {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  const open = useSelector(signIn, isDomainUnknown)
  const domain = domainOf(normaliseEmail(useSelector(signIn, emailOf)))
  const canBeGuest = useSelector(signIn, canContinueAsGuest)
  const isLooking = useSelector(signIn, isLookingForGuests)
  // The way on is the loudest: in, where guests are welcome, and else to somebody who can help.
  const mayBeGuest = canBeGuest || isLooking
  const mail = `mailto:${supportEmail}?${new URLSearchParams({
    subject: t`Company Email Not Found: ${domain}`,
  })
    .toString()
    .replaceAll('+', '%20')}`
  // With the offer to be a guest the focus would go, too.
  const report = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!mayBeGuest) report.current?.focus()
  }, [mayBeGuest])
  const close = () => signIn.send({ type: 'dialog.closed' })
  return (
    <Dialog
      open={open}
      onClose={close}
      closeLabel={t`Close`}
      title={t`Company Email Not Found`}
      description={
        <Trans>
          We couldn’t find a building for <strong>{domain}</strong>. Check the address, or tell us
          about your company.
        </Trans>
      }
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <LinkButton ref={report} variant={mayBeGuest ? 'secondary' : 'primary'} href={mail}>
            <Trans>Report</Trans>
          </LinkButton>
          {mayBeGuest && (
            <Button
              ref={takesFocus}
              variant="primary"
              busy={isLooking}
              onClick={() => signIn.send({ type: 'guest.chosen' })}
            >
              <Trans>Continue as a guest</Trans>
            </Button>
          )}
        </>
      }
    />
  )
}
