import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@ui/dialog/Dialog'
import { type Choice, ProviderChoice, ProviderReason } from './ProviderChoice'

/** "Choose provider", if a company has several sign-in services. */
export function ProviderDialog({ onClose, ...choice }: Choice & { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Choose provider`}
      description={<ProviderReason mayChooseEmail={choice.mayChooseEmail} />}
    >
      <ProviderChoice {...choice} />
    </Dialog>
  )
}
