import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import type { DetailActor } from '@machines/content/detail/machine'
import { type DetailDialog, dialogOf, participation } from '@machines/content/detail/selectors'
import { formatTime } from '@shared/format/dates'
import { formatDay } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Announcement } from '@ui/announcer/Announcement'
import { Dialog } from '@ui/dialog/Dialog'
import { useState } from 'react'
import { ReservedTicket } from './ReservedTicket'
import { useParticipationMessages } from './useParticipationMessages'

type Props = { detail: DetailActor; item: DetailItem; building: Building }

/** All dialogs about an RSVP or a claim. */
export function ParticipationDialogs({ detail, item, building }: Props) {
  const { t } = useLingui()
  const dialog = useSelector(detail, dialogOf)
  // A closing dialog retains its content while it fades out.
  const [shown, setShown] = useState<DetailDialog>('confirmReservation')
  if (dialog !== null && dialog !== shown) setShown(dialog)
  const view = dialog ?? shown
  const close = () => detail.send({ type: 'dialog.closed' })
  const locale = useLocale()
  const clock = useClock()
  const { start_at: startAt } = item
  const zone = item.timezone ?? building.timezone
  const when = startAt
    ? `${formatDay(locale, startAt, zone)}, ${formatTime(locale, startAt, zone, clock)}`
    : null
  const received = useCancelled(detail)
  const isRsvp = useSelector(detail, participation)?.kind === 'rsvp'
  const pass = { buildingUuid: building.uuid, contentUuid: item.uuid }
  const { heading, text, footer } = useParticipationMessages(
    detail,
    { title: item.title, when, pass },
    view,
    close,
  )
  return (
    <>
      <Dialog
        open={dialog !== null}
        onClose={close}
        closeLabel={t`Close`}
        title={heading}
        description={text}
        footer={footer}
        urgency={view === 'refused' ? 'assertive' : 'polite'}
      >
        {view === 'reserved' && <ReservedTicket item={item} when={when} isRsvp={isRsvp} />}
      </Dialog>
      <Announcement text={received} />
    </>
  )
}

/** Announces a cancellation to screen readers; sighted users see it on the page. */
function useCancelled(detail: DetailActor): string {
  const { t } = useLingui()
  const known = useSelector(detail, participation)
  const mine = known?.mine ?? 0
  const [{ had, isOver }, setHad] = useState({ had: mine, isOver: false })
  if (mine !== had) setHad({ had: mine, isOver: mine < had })
  if (!isOver) return ''
  return known?.kind === 'rsvp' ? t`Your RSVP is cancelled.` : t`Your deal is cancelled.`
}
