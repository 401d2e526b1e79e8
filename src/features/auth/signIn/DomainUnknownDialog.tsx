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
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { takesFocus } from '@ui/focus/takesFocus'
import { LinkButton } from '@ui/link/LinkButton'
import { useEffect, useRef } from 'react'

/**
 * The company of the e-mail address is registered in no building: the user can report this, or
 * continue as a guest.
 */
export default function DomainUnknownDialog({ signIn }: { signIn: SignInActor }) {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  const open = useSelector(signIn, isDomainUnknown)
  const domain = domainOf(normaliseEmail(useSelector(signIn, emailOf)))
  const canBeGuest = useSelector(signIn, canContinueAsGuest)
  const isLooking = useSelector(signIn, isLookingForGuests)
  // The primary button continues as a guest if possible, and otherwise contacts support.
  const mayBeGuest = canBeGuest || isLooking
  const mail = `mailto:${supportEmail}?${new URLSearchParams({
    subject: t`Company Email Not Found: ${domain}`,
  })
    .toString()
    .replaceAll('+', '%20')}`
  // When the offer to continue as a guest disappears, its button would take the focus with it.
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
