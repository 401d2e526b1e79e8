import type { EventPost } from '@contract/posts'

type Parts = Pick<
  EventPost,
  'street_number' | 'route' | 'locality' | 'administrative_area_1' | 'postal_code'
>

/** The address of an event post as one line of its available parts; null without any. */
export function addressOf(parts: Parts): string | null {
  const join = (separator: string, ...input: (string | null | undefined)[]) =>
    input
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(separator)
  const street = join(' ', parts.street_number, parts.route)
  const region = join(' ', parts.administrative_area_1, parts.postal_code)
  return join(', ', street, parts.locality, region) || null
}
