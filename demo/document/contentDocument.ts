import type { WorldInput } from '@contract/world/document'
import { omit } from '@server/world/omit'
import { type BuildingName, buildingUuid, demoBuildings } from '../buildings'
import { demoCategories, demoContents, promoted } from '../content/all'
import { tagsByKey } from '../content/tags'
import type { DemoContent } from '../content/types'
import { venues } from '../content/venues'
import { demoUuid } from '../ids'
import { wallClock } from '../wallClock'

type Content = NonNullable<NonNullable<WorldInput['buildings']>[number]['content']>

const dayMs = 24 * 60 * 60 * 1000

/** Dates are days from the moment of seeding, so that the demo never looks outdated. */
export function contentDocument(building: BuildingName, now: Date): Content {
  const isHere = (each: { building: BuildingName }) => each.building === building
  const zone = demoBuildings.find(({ uuid }) => uuid === buildingUuid[building])?.timezone ?? 'UTC'
  const clock = (days: number, hour: number) => wallClock(now, zone, { days, hour })
  return {
    categories: demoCategories.filter(isHere).map((category) => ({
      ...omit(category, 'building'),
      uuid: demoUuid(`category/${category.key}`),
    })),
    items: demoContents.filter(isHere).map((content) => itemOf(content, now, clock)),
    promoted: promoted.filter(isHere).map(({ content }) => content),
  }
}

type Clock = (days: number, hour: number) => Date

function itemOf(content: DemoContent, now: Date, clock: Clock): Content['items'][number] {
  const { building, key, when } = content
  return {
    key,
    uuid: demoUuid(`content/${key}`),
    categories: content.categories,
    type: content.type,
    title: content.title,
    ...(when !== undefined && {
      startAt: clock(when.inDays, when.fromHour).toISOString(),
      endAt: clock(when.inDays, when.fromHour + when.hours).toISOString(),
    }),
    price: content.price,
    currency: content.currencyType,
    capacity: content.capacity,
    maxClaimsTotal: content.maxClaimsTotal,
    maxClaimsPerUser: content.maxClaimsPerUser,
    translations: content.translations,
    details: {
      ...(when !== undefined && venues[building]),
      ...(tagsByKey[key] !== undefined && { sanitized_tags: tagsByKey[key] }),
      ...datesOf(content, now, clock),
      ...content.details,
    },
  }
}

/** Dates inside `details`, where they are stored as strings. */
function datesOf(
  { ctaWindow, displayStart }: Pick<DemoContent, 'ctaWindow' | 'displayStart'>,
  now: Date,
  clock: Clock,
) {
  const later = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  const { fromInDays, untilInDays } = ctaWindow ?? {}
  return {
    ...(fromInDays !== undefined && { cta_display_start_at: later(fromInDays) }),
    ...(untilInDays !== undefined && { cta_display_end_at: later(untilInDays) }),
    ...(displayStart !== undefined && {
      display_start_at: clock(displayStart.inDays, displayStart.atHour).toISOString(),
    }),
  }
}
