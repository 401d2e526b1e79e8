import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Day } from '@rules/dates/day'
import { useContentPress } from '@shared/useContentPress'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useLocale } from '@shared/useLocale'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import { blockTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import CalendarX from 'lucide-react/icons/calendar-x'
import { ContentItemTile } from '../tile/ContentItemTile'
import { listed } from './byDay'
import { CalendarLink } from './CalendarLink'
import * as css from './calendar.css'
import { dayLabel } from './dayLabel'

type Props = {
  days: ReadonlyMap<Day, ContentItem[]>
  /** The next day with events after the listed ones; null if unknown. */
  next: Day | null
  building: Building
}

/** Events by day. */
export function DayList({ days, next, building }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const mode = useDiscoverMode()
  const { uuid: buildingUuid } = building
  const onPress = useContentPress(buildingUuid)
  const at = { mode, buildingUuid, currentPath: `/building/${buildingUuid}` }
  const list = listed(days)
  if (list.length === 0) {
    const nextDay = next === null ? '' : dayLabel(locale, next)
    return (
      <EmptyState
        icon={<CalendarX size={24} aria-hidden="true" />}
        title={t`Nothing on for these dates`}
        text={<Trans>New dates will show up here as they’re announced.</Trans>}
        action={
          next !== null && (
            <CalendarLink search={{ day: next }} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Go to {nextDay}</Trans>
            </CalendarLink>
          )
        }
      />
    )
  }
  return (
    <div className={css.days}>
      {list.map(([day, items]) => (
        <section key={day} className={css.daySection} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={blockTitle}>
            {dayLabel(locale, day)}
          </h2>
          <TileGrid kind="content">
            {items.map((item) => (
              <ContentItemTile
                key={item.uuid}
                item={item}
                at={at}
                timeZone={building.timezone}
                onPress={onPress}
              />
            ))}
          </TileGrid>
        </section>
      ))}
    </div>
  )
}
