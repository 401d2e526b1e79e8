import { Trans } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { Button } from '@ui/button/Button'

/** The entry in the settings; the shell renders the dialog. */
export function UpdatePassword() {
  const { pages } = useAppServices().system
  return (
    <Button variant="secondary" onClick={() => pages.send({ type: 'passwordUpdate.opened' })}>
      <Trans>Update password</Trans>
    </Button>
  )
}
