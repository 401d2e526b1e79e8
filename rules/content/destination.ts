import type { ContentItem } from '@contract/content'
import { hrefOf, safeLink } from '../links/links'
import type { Attachable } from './attachable'
import { contentSegment, type Destination, outward } from './command'
import type { DiscoverMode } from './discoverMode'

type Here = { buildingUuid: string; mode: DiscoverMode; surveyMarker: string }

/** Frames show web pages, of our own server or of others; a page of the app opens in the app. */
function framed(input: string | null | undefined): Destination | null {
  const link = safeLink(input)
  if (link === null || link.kind === 'route') return link
  const href = hrefOf(link)
  return link.kind === 'page' || href.startsWith('http') ? { kind: 'frame', href } : null
}

/** A survey opens in the frame, everything else in a new tab. */
export function surveyOrTab(input: string | null | undefined, marker: string): Destination | null {
  return input?.includes(marker) === true ? framed(input) : outward(input)
}

type Attached = Pick<
  ContentItem,
  'attachable_amenity_uuid' | 'attachable_company_uuid' | 'attachable_content_uuid'
>

/** The page of the attached amenity, company or content item in the building. */
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

/** The destination of a call to action; RSVPs and claims have none, because they act. */
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
      // A browser cannot open an address of the native app, such as `portico://…`.
      return known ?? (url === null ? null : { kind: 'mobileOnly' })
    }
    case 'NATIVE_LINK':
      return { kind: 'mobileOnly' }
    case 'INTERNAL_LINK': {
      if (item.attachable_survey_type && url !== null) return framed(url)
      const path = attachedPath(item, here)
      if (path !== null) return { kind: 'route', path }
      return safeLink(url)?.kind === 'out' ? null : outward(url)
    }
    case 'MICRO_FRONTEND':
      return framed(url)
    default:
      return null
  }
}
