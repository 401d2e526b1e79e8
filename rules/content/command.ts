import type { ContentItem } from '@contract/content'
import { hrefOf, isDocument, safeLink } from '../links/links'
import type { DiscoverMode } from './discoverMode'

/** The target of a press on content; null if it has none. */
export type Destination =
  | { kind: 'route'; path: string }
  | { kind: 'newTab'; href: string }
  /** Inside the full-screen frame: a survey, a mini-app, a document. */
  | { kind: 'frame'; href: string }
  /** Only the native app can open it. */
  | { kind: 'mobileOnly' }

/**
 * The destination of an address: pages of the app open in it, documents of our own server in the
 * viewer, and its other pages as well as web, mail and telephone addresses in a new tab.
 */
export function outward(input: string | null | undefined): Destination | null {
  const link = safeLink(input)
  if (link === null || link.kind === 'route') return link
  const isViewed = link.kind === 'page' && isDocument(link.path)
  return { kind: isViewed ? 'frame' : 'newTab', href: hrefOf(link) }
}

/**
 * Segments of items addressed by UUID alone: in the older mode, the type in the path has no effect.
 */
export const contentSegment = { newer: '/content/', older: '/events/' } as const

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

/**
 * The target of a navigation command, which replaces the item's own page; null for an unknown
 * command.
 */
export function commandDestination(
  command: Command | null | undefined,
  { buildingUuid, mode }: { buildingUuid: string; mode: DiscoverMode },
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
