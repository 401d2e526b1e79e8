import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { calendarEntry } from '@rules/content/calendar'
import { BottomBar } from '@ui/bottomBar/BottomBar'
import { Notice } from '@ui/notice/Notice'
import { AddToCalendar } from '../detail/AddToCalendar'
import type { DetailView } from '../detail/DetailViewStates'
import { CallToAction } from './CallToAction'
import { ContentFacts } from './ContentFacts'
import { hasPrice, Price } from './Price'
import { Terms } from './Terms'
import type { Call } from './useCall'

/** The calendar entry; null for items without a time, or that should not offer one. */
function entryOf(item: DetailItem, timeZone: string) {
  if (item.display_calendar_icon === false || item.cancelled_at) return null
  const { uuid, title, description, start_at: startAt, end_at: endAt } = item
  const location = item.formatted_address ?? item.virtual_url
  return calendarEntry({ uuid, title, description, startAt, endAt, timeZone, location })
}

/** Facts and actions. */
export function ContentAside({ item, detail, building, call }: DetailView & { call: Call | null }) {
  const timeZone = item.timezone ?? building.timezone
  const entry = entryOf(item, timeZone)
  const participation = call?.participation ?? null
  const isMine = (participation?.mine ?? 0) > 0
  const calendar = entry && (
    <AddToCalendar
      entry={entry}
      onSave={(saved) => detail.send({ type: 'calendar.saved', entry: saved })}
    />
  )
  return (
    <>
      {item.cancelled_at && (
        <Notice tone="danger">
          <Trans>This event was cancelled.</Trans>
        </Notice>
      )}
      <ContentFacts
        item={item}
        participation={participation}
        timeZone={timeZone}
        calendar={calendar}
      />
      {call !== null ? (
        <BottomBar terms={<Terms item={item} building={building} call={call} />} inLines={isMine}>
          <CallToAction
            item={item}
            call={call}
            detail={detail}
            building={building}
            hasCalendar={entry !== null}
          />
        </BottomBar>
      ) : (
        hasPrice(item) && <Price item={item} />
      )}
    </>
  )
}
