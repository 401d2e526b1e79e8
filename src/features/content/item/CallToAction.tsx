import type { Building } from '@contract/buildings'
import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import type { DetailActor } from '@machines/content/detail/machine'
import { type Attachable, displayWindow } from '@rules/content/attachable'
import { useAppServices } from '@shared/AppContext'
import { formatTime } from '@shared/format/dates'
import { formatDay } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { DestinationButton } from '../detail/DestinationButton'
import { Participation } from '../detail/Participation'
import { useNow } from '../detail/useNow'
import type { Call } from './useCall'

type Props = {
  item: DetailItem
  call: Call
  detail: DetailActor
  building: Building
  /** Whether the page offers to add the event to a calendar. */
  hasCalendar: boolean
}

/** The call to action of an item: an RSVP, a claim, or a link. */
export function CallToAction({ item, call, detail, building, hasCalendar }: Props) {
  const { system } = useAppServices()
  const lang = foreignLang(useLocale(), item.lang)
  const { attachable, participation, destination } = call
  const closed = useClosedBecause(item, attachable, item.timezone ?? building.timezone)
  if (participation !== null) {
    return (
      <Participation
        detail={detail}
        participation={participation}
        label={attachable.label}
        lang={lang}
        atLimitText={attachable.atLimitText}
        closedBecause={closed}
        hasCalendar={hasCalendar}
      />
    )
  }
  return (
    <DestinationButton
      destination={destination}
      label={attachable.label}
      lang={lang}
      title={item.title}
      closedBecause={closed}
      onFrame={(page) => system.embeddedPage.send({ type: 'embeddedPage.opened', page })}
    />
  )
}

/** Why the call to action is disabled now, and since or until when; null inside its time window. */
function useClosedBecause(item: DetailItem, attachable: Attachable, timeZone: string) {
  const locale = useLocale()
  const clock = useClock()
  const now = useNow()
  const { isRsvp, isClaim, ctaDisplayStartAt, ctaDisplayEndAt } = attachable
  const end = Date.parse(item.end_at ?? item.start_at ?? '')
  if (isRsvp && end <= now) return <Trans>This event is over.</Trans>
  if (isClaim && item.is_eligible === false) return <Trans>This deal isn’t available to you.</Trans>
  const state = displayWindow(attachable, now)
  if (state === 'open') return null
  const moment = (state === 'over' ? ctaDisplayEndAt : ctaDisplayStartAt) ?? ''
  const [day, time] = [
    formatDay(locale, moment, timeZone),
    formatTime(locale, moment, timeZone, clock),
  ]
  return state === 'over' ? (
    <span suppressHydrationWarning>
      <Trans>
        Closed since {day}, {time}.
      </Trans>
    </span>
  ) : (
    <span suppressHydrationWarning>
      <Trans>
        Opens on {day}, {time}.
      </Trans>
    </span>
  )
}
