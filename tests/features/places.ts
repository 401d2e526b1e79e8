import { firstHouse } from '../machines/fixtures'

const { uuid } = firstHouse.building
const item = '00000000-0000-4000-8000-0000000000aa'

export const home = `/building/${uuid}`
export const control = `${home}/smart-building/floors/7/suites/12/control`

/** Every route behind the sign-in and the title of its screen. */
export const insidePlaces: [path: string, title: string][] = [
  [`${home}/amenities`, 'Building information'],
  [`${home}/amenities/${item}`, 'This is no longer available'],
  [`${home}/posts/${item}`, 'Detail of post'],
  [`${home}/event-posts/${item}`, 'Detail of eventPost'],
  [`${home}/offers/${item}`, 'Detail of offer'],
  [`${home}/companies?company_types=a,b`, 'Companies: a, b'],
  [`${home}/companies/${item}`, 'Company of the test'],
  [`${home}/calendar`, 'What’s on'],
  [`${home}/passes/${item}`, 'There’s no pass for this'],
  [`${home}/saved`, 'Saved'],
  [`${home}/spaces`, 'Spaces'],
  [`${home}/spaces/${item}`, 'Harbor room'],
  [`${home}/visitors`, 'Visitors'],
  [`${home}/notifications`, 'Notifications'],
  [`${home}/service-requests`, 'Service requests'],
  [`${home}/service-requests/${item}`, 'A lamp'],
  [`${home}/approvals`, 'Bookings to approve'],
  [`${home}/check-passes`, 'Check a pass'],
  [`${home}/events/${item}`, 'Detail of content'],
  [`${home}/deals/${item}`, 'Detail of content'],
  [`${home}/amenities/${item}/event-posts/${item}`, 'Detail of content'],
  ['/account', 'Settings'],
  ['/account/profile', 'Profile'],
  ['/account/sessions', 'Devices'],
  ['/account/cards', 'Cards'],
  ['/maintenance', 'Under construction'],
  ['/my-history', 'Bookings'],
  ['/add-card', 'Add a card'],
  ['/help-desk', 'Help desk'],
]

export const smartPlaces: [path: string, title: string][] = [
  [`${home}/smart-building`, 'Smart building'],
  [`${home}/smart-building/floors/7/suites`, 'Floor 7'],
  [control, 'Suite 12'],
  [`${control}/lighting`, 'Suite 12'],
  [`${control}/temperature`, 'Suite 12'],
]

export const mobilePlaces: [path: string, title: string][] = [
  ['/webview', 'House 2'],
  ['/webview/help-desk', 'Help desk'],
  [`/webview${home}/spaces`, 'Spaces'],
  [`/webview${home}/spaces/${item}`, 'Harbor room'],
  [`/webview${home}/visitors`, 'Visitors'],
  [`/webview${home}/smart-building`, 'Smart building'],
  [`/webview${home}/smart-building/floors/7/suites`, 'Floor 7'],
  [`/webview${control}`, 'Suite 12'],
  [`/webview${control}/lighting`, 'Suite 12'],
  [`/webview${control}/temperature`, 'Suite 12'],
]

export const homePlaces = ['/', '/home', '/building', home]
export const entryPlaces = ['/login', '/signup', '/reset-password', '/logout']

/** Open to everybody, with or without a session. */
export const openPlaces = ['/accessibility']

export const allPlaces = [
  ...[...insidePlaces, ...smartPlaces, ...mobilePlaces].map(([path]) => path),
  ...homePlaces,
  ...entryPlaces,
  ...openPlaces,
]
