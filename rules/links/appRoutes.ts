import { contentNamedBy } from '../content/contentNamedBy'
import { appPath } from './appPath'

const building = '/building/$buildingUuid'
const smart = `${building}/smart-building`
const spaces = `${building}/spaces`
const suites = `${smart}/floors/$floorId/suites`
const control = `${suites}/$suiteId/control`

/**
 * Every path of the app in the router's notation; `$name` matches any single segment. A test
 * compares it with the router's tree.
 */
export const routePaths: readonly string[] = [
  '/',
  '/home',
  '/login',
  '/signup',
  '/reset-password',
  '/logout',
  '/accessibility',
  '/account',
  '/account/profile',
  '/account/sessions',
  '/account/cards',
  '/maintenance',
  '/my-history',
  '/add-card',
  '/help-desk',
  '/webview',
  '/webview/help-desk',
  `/webview${spaces}`,
  `/webview${spaces}/$resourceUuid`,
  `/webview${building}/visitors`,
  `/webview${smart}`,
  `/webview${suites}`,
  `/webview${control}`,
  `/webview${control}/$controlType`,
  '/building',
  building,
  `${building}/amenities`,
  `${building}/amenities/$amenityUuid`,
  `${building}/companies`,
  `${building}/companies/$companyUuid`,
  `${building}/calendar`,
  `${building}/passes/$contentUuid`,
  `${building}/saved`,
  `${building}/posts/$uuid`,
  `${building}/event-posts/$uuid`,
  `${building}/offers/$uuid`,
  `${building}/content/$uuid`,
  `${building}/service-requests`,
  `${building}/service-requests/$requestId`,
  spaces,
  `${spaces}/$resourceUuid`,
  `${building}/visitors`,
  `${building}/notifications`,
  `${building}/approvals`,
  `${building}/check-passes`,
  `${building}/emergency-management`,
  smart,
  suites,
  control,
  `${control}/$controlType`,
]

const patterns = routePaths.map((path) => path.split('/').filter(Boolean))

/**
 * The segments of a path as the router parses them: decoded once and normalised; null if it is
 * malformed.
 */
export function segmentsOf(input: string): string[] | null {
  const path = appPath(input)
  if (path === null) return null
  try {
    const { pathname } = new URL(path, 'https://inside.invalid')
    return decodeURIComponent(pathname).split('/').filter(Boolean)
  } catch {
    return null
  }
}

/**
 * Whether a path of our own origin is a page of this app; any other path is a web page
 * (docs/behaviour.md#links-in-content).
 */
export function isAppRoute(path: string): boolean {
  const segments = segmentsOf(path)
  if (segments === null) return false
  const isMatch = (pattern: readonly string[]) =>
    pattern.length === segments.length &&
    pattern.every((name, n) => name.startsWith('$') || name === segments[n]?.toLowerCase())
  if (patterns.some(isMatch)) return true
  // The older mode addresses an item by its type, below the page that lists it.
  const [first, ...rest] = segments
  return first?.toLowerCase() === 'building' && rest.length > 2 && namesContent(segments)
}

const namesContent = (segments: readonly string[]) =>
  contentNamedBy(`/${segments.join('/')}`) !== null

const authSegments = ['login', 'signup', 'reset-password', 'logout']

/** Whether a path is an auth page, to which no external address may lead, or is malformed. */
export function isAuthRoute(path: string): boolean {
  const segments = segmentsOf(path)
  return segments === null || authSegments.includes(segments[0]?.toLowerCase() ?? '')
}
