import type { ContentItem } from '@contract/content'
import { outwardHref, safeLink } from '../links'
import type { Attachable } from './attachable'
import type { DiscoverMode } from './discoverMode'

/** Where pressing something of the content leads; null where it leads nowhere. */
export type Destination =
  | { kind: 'route'; path: string }
  | { kind: 'newTab'; href: string }
  /** Inside the full-screen frame: a survey, a small app of its own. */
  | { kind: 'frame'; href: string }
  /** Known to the native app alone. */
  | { kind: 'mobileOnly' }

type Here = { buildingUuid: string; mode: DiscoverMode; surveyMarker: string }

function outward(given: string | null | undefined): Destination | null {
  const link = safeLink(given)
  if (link === null) return null
  return link.kind === 'route' ? link : { kind: 'newTab', href: link.href }
}

/** Frames show web pages: of our own server, or of others. */
function framed(given: string | null | undefined): Destination | null {
  const link = safeLink(given)
  if (link === null) return null
  if (link.kind === 'route') return { kind: 'frame', href: link.path }
  return link.href.startsWith('http') ? { kind: 'frame', href: link.href } : null
}

/** A survey opens in the frame, everything else in a new tab. */
export function surveyOrTab(given: string | null | undefined, marker: string): Destination | null {
  return given?.includes(marker) === true ? framed(given) : outward(given)
}

/** Items that are named by their uuid alone: in the older mode the type in the path decides nothing. */
const contentSegment = { newer: '/content/', older: '/events/' } as const

type Attached = Pick<
  ContentItem,
  'attachable_amenity_uuid' | 'attachable_company_uuid' | 'attachable_content_uuid'
>

/** The amenity, company or content item that is attached, as a page of the building. */
export function attachedPath(
  item: Attached,
  { buildingUuid, mode }: Pick<Here, 'buildingUuid' | 'mode'>,
): string | null {
  const below = `/building/${buildingUuid}`
  const named = (uuid: string) => encodeURIComponent(uuid)
  if (item.attachable_amenity_uuid)
    return `${below}/amenities/${named(item.attachable_amenity_uuid)}`
  if (item.attachable_company_uuid)
    return `${below}/companies/${named(item.attachable_company_uuid)}`
  if (item.attachable_content_uuid)
    return `${below}${contentSegment[mode]}${named(item.attachable_content_uuid)}`
  return null
}

/** What the call to action opens; RSVPs and claims open nothing, they act. */
export function destinationOf(
  { type, url }: Pick<Attachable, 'type' | 'url'>,
  item: Attached & Pick<ContentItem, 'attachable_survey_type'>,
  { surveyMarker, ...here }: Here,
): Destination | null {
  switch (type) {
    case 'EXTERNAL_URL':
      return surveyOrTab(url, surveyMarker)
    case 'DEEP_LINK': {
      const known = outward(url)
      // An address of the native app, such as `portico://…`, says nothing to a browser.
      return known ?? (url === null ? null : { kind: 'mobileOnly' })
    }
    case 'NATIVE_LINK':
      return { kind: 'mobileOnly' }
    case 'INTERNAL_LINK': {
      if (item.attachable_survey_type && url !== null) return framed(url)
      const path = attachedPath(item, here)
      if (path !== null) return { kind: 'route', path }
      const link = safeLink(url)
      return link?.kind === 'route' ? link : null
    }
    case 'MICRO_FRONTEND':
      return framed(url)
    default:
      return null
  }
}

type Command = NonNullable<ContentItem['navigation_command']>

const screensOfBuilding = {
  home: '',
  amenities: '/amenities',
  companies: '/companies',
  service_requests: '/service-requests',
  smart_building: '/smart-building',
} as const
const screensOfThings = {
  amenity: '/amenities/',
  company: '/companies/',
  event_post: '/event-posts/',
  offer: '/offers/',
  post: '/posts/',
} as const

/** Where a navigation command leads instead of the item's own page; null for one that is not known. */
export function commandDestination(
  command: Command | null | undefined,
  { buildingUuid, mode }: Pick<Here, 'buildingUuid' | 'mode'>,
): Destination | null {
  if (!command) return null
  const { options, value } = command
  const screen = (value ?? '').toLowerCase().replaceAll('-', '_')
  const below = `/building/${encodeURIComponent(options?.building_uuid ?? buildingUuid)}`
  switch (command.type.toUpperCase()) {
    case 'URL':
      return outward(options?.url ?? value)
    case 'ROUTE':
      if (Object.hasOwn(screensOfBuilding, screen)) {
        const path = screensOfBuilding[screen as keyof typeof screensOfBuilding]
        return { kind: 'route', path: `${below}${path}` }
      }
      if (options?.uuid && (screen === 'content' || Object.hasOwn(screensOfThings, screen))) {
        const path =
          screen === 'content'
            ? contentSegment[mode]
            : screensOfThings[screen as keyof typeof screensOfThings]
        return { kind: 'route', path: `${below}${path}${encodeURIComponent(options.uuid)}` }
      }
      return outward(value)
    default:
      return null
  }
}

/** Opens the place in whatever map the visitor uses. */
export function mapsHref(
  address: string | null | undefined,
  point?: { latitude: number | null | undefined; longitude: number | null | undefined },
): string | null {
  const { latitude, longitude } = point ?? {}
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number'
  const query = address?.trim() || (hasPoint ? `${latitude},${longitude}` : '')
  if (query === '') return null
  const search = new URLSearchParams({ api: '1', query })
  return outwardHref(`https://www.google.com/maps/search/?${search}`)
}
