import { Plural, Trans } from '@lingui/react/macro'
import type { RefusalReason } from '@machines/embed/bridge/context'
import type { bridgeMachine } from '@machines/embed/bridge/machine'
import { refusedCount, refusedMessages } from '@machines/embed/bridge/selectors'
import { useSelector } from '@shared/useSelector'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import * as css from './frame.css'

const reasons: Record<RefusalReason, ReactNode> = {
  window: <Trans>from another window</Trans>,
  origin: <Trans>from another origin</Trans>,
  unregistered: <Trans>no app is registered there</Trans>,
  app: <Trans>introduced as another app</Trans>,
  grant: <Trans>not granted</Trans>,
  message: <Trans>not understood</Trans>,
}

/** For developers: messages that were refused or ignored, without their content. */
export function RefusedMessages({ bridge }: { bridge: ActorRefFrom<typeof bridgeMachine> }) {
  const messages = useSelector(bridge, refusedMessages)
  const count = useSelector(bridge, refusedCount)
  if (count === 0) return null
  return (
    <details className={css.refused}>
      <summary className={css.refusedCount}>
        <Plural value={count} one="# refused message" other="# refused messages" />
      </summary>
      <ol className={css.refusedList}>
        {messages.map(({ reason, origin, action }, at) => (
          <li key={`${count - at}`}>
            <code>{action ?? '?'}</code> {reasons[reason]} <code>{origin}</code>
          </li>
        ))}
      </ol>
    </details>
  )
}
