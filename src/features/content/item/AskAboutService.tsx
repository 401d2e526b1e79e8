import type { ContentItem } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { Button } from '@ui/button/Button'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'

/** Where a service is attached to an item, the help desk is asked about that service. */
export function AskAboutService({ item }: { item: ContentItem }) {
  const { t } = useLingui()
  const { pages } = useAppServices().system
  const fields = { nature: t`Service`, subject: item.title }
  const service = {
    uuid: item.attachable_service_uuid ?? '',
    providerUuid: item.attachable_service_provider_uuid ?? null,
  }
  return (
    <Button
      variant="secondary"
      data-needs-person=""
      icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
      onClick={() => pages.send({ type: 'requestForm.opened', fields, service })}
    >
      <Trans>Ask about this service</Trans>
    </Button>
  )
}
