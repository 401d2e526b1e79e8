import { Trans, useLingui } from '@lingui/react/macro'
import { RequestForm } from '@screens/requestForm/LazyRequestForm'
import { Button } from '@ui/button/Button'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { useCallback, useState } from 'react'

/** Where a service is attached to an item, the help desk is asked about that service. */
export function AskAboutService({ title }: { title: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const stop = useCallback(() => setAsking(false), [])
  return (
    <>
      <Button
        variant="secondary"
        icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Ask about this service</Trans>
      </Button>
      {isAsking && <RequestForm nature={t`Service`} subject={title} onClosed={stop} />}
    </>
  )
}
