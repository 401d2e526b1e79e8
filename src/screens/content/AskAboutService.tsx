import { Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@screens/app/AppContext'
import { Button } from '@ui/button/Button'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'

/** Where a service is attached to an item, the help desk is asked about that service. */
export function AskAboutService({ title: subject }: { title: string }) {
  const { t } = useLingui()
  const { pages } = useAppServices().system
  const fields = { nature: t`Service`, subject }
  return (
    <Button
      variant="secondary"
      icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
      onClick={() => pages.send({ type: 'requestForm.opened', fields })}
    >
      <Trans>Ask about this service</Trans>
    </Button>
  )
}
