import { buildingOf } from '@machines/building/selectors'
import type { requestFormMachine } from '@machines/requestForm/machine'
import { lookOf } from '@machines/requestForm/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useDetailScreens } from '@screens/app/DetailsContext'
import { useShared } from '@screens/app/useShared'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { CancelDialog } from './CancelDialog'
import { OutcomeDialog } from './OutcomeDialog'
import { RequestDialog } from './RequestDialog'

export type RequestFormActor = ActorRefFrom<typeof requestFormMachine>

type Props = { nature: string; subject: string; onClosed: () => void }

/** A request to the help desk, from the first word to the answer. It ends with this component. */
export function RequestForm({ nature, subject, onClosed }: Props) {
  const { limits } = useAppServices().deployment
  const { requestForm, newVisit } = useDetailScreens()
  const buildingUuid = useShared('building', buildingOf)?.uuid ?? ''
  const form = useActorRef(requestForm, {
    input: {
      buildingUuid,
      visit: newVisit(),
      limits: { files: limits.attachments, bytes: limits.attachmentBytes },
      fields: { nature, subject },
    },
  })
  const look = useSelector(form, lookOf)
  useEffect(() => {
    const closing = form.subscribe({ complete: onClosed })
    return () => closing.unsubscribe()
  }, [form, onClosed])
  switch (look) {
    case 'form':
      return <RequestDialog form={form} />
    case 'confirmCancel':
      return <CancelDialog form={form} />
    default:
      return <OutcomeDialog form={form} isSent={look === 'fulfilled'} />
  }
}
