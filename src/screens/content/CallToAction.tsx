import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { Trans } from '@lingui/react/macro'
import { type Attachable, displayWindow } from '@machines/content/attachable'
import { destinationOf } from '@machines/content/destination'
import { standing as standingOf } from '@machines/detail/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useDiscoverMode } from '@screens/app/useDiscoverMode'
import { useLocale } from '@screens/app/useLocale'
import { DestinationButton } from '@screens/detail/DestinationButton'
import { Participation } from '@screens/detail/Participation'
import type { DetailActor } from '@screens/detail/useDetail'
import { useNow } from '@screens/detail/useNow'
import { formatTime } from '@screens/format/dates'
import { formatDay } from '@screens/format/days'
import { useSelector } from '@xstate/react'

type Props = {
  item: ContentItem
  attachable: Attachable
  detail: DetailActor
  building: Building
}

/** The call to action of an item: a place, a deal, or the way to somewhere. */
export function CallToAction({ item, attachable, detail, building }: Props) {
  const { deployment } = useAppServices()
  const mode = useDiscoverMode(building.uuid)
  const standing = useSelector(detail, standingOf)
  const closed = useClosedBecause(attachable, item.timezone ?? building.timezone)
  if (standing !== null) {
    return (
      <Participation
        detail={detail}
        standing={standing}
        label={attachable.label}
        atLimitText={attachable.atLimitText}
        closedBecause={closed}
      />
    )
  }
  const here = { buildingUuid: building.uuid, mode, surveyMarker: deployment.surveyMarker }
  return (
    <DestinationButton
      destination={destinationOf(attachable, item, here)}
      label={attachable.label}
      title={item.title}
      closedBecause={closed}
      onFrame={(page) => detail.send({ type: 'frame.opened', page })}
    />
  )
}

/** Why the call to action is disabled at this moment; null inside its window. */
function useClosedBecause(attachable: Attachable, timeZone: string) {
  const locale = useLocale()
  const state = displayWindow(attachable, useNow())
  if (state === 'open') return null
  if (state === 'over') return <Trans>This is no longer open.</Trans>
  const opens = attachable.ctaDisplayStartAt ?? ''
  const [day, time] = [formatDay(locale, opens, timeZone), formatTime(locale, opens, timeZone)]
  return (
    <Trans>
      Opens on {day}, {time}.
    </Trans>
  )
}
