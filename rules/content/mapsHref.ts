import { outwardHref } from '../links/outwardHref'

/** An address that opens the place in the user's map app. */
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
