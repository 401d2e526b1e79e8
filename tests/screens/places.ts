import { firstHouse } from '../machines/cases'

const { uuid } = firstHouse.building
const item = '00000000-0000-4000-8000-0000000000aa'

export const home = `/building/${uuid}`
export const control = `${home}/smart-building/floors/7/suites/12/control`

/** Every route behind the sign-in (product section 2) and the title of its screen. */
export const insidePlaces: [path: string, title: string][] = [
  [`${home}/amenities`, 'Amenities'],
  [`${home}/amenities/${item}`, 'Amenity'],
  [`${home}/posts/${item}`, 'Post'],
  [`${home}/event-posts/${item}`, 'Event'],
  [`${home}/offers/${item}`, 'Offer'],
  [`${home}/companies?company_types=a,b`, 'Companies'],
  [`${home}/companies/${item}`, 'Company'],
  [`${home}/service-requests`, 'Service requests'],
  [`${home}/content/${item}`, 'What is on'],
  [`${home}/events/${item}`, 'What is on'],
  [`${home}/deals/${item}`, 'What is on'],
  ['/account', 'My account'],
  ['/account/profile', 'My profile'],
  ['/maintenance', 'Under construction'],
  ['/my-history', 'My history'],
  ['/add-card', 'Add a card'],
  ['/help-desk', 'Help desk'],
]

export const smartPlaces: [path: string, title: string][] = [
  [`${home}/smart-building`, 'Smart building'],
  [`${home}/smart-building/floors/7/suites`, 'Suites'],
  [control, 'Suite control'],
  [`${control}/lighting`, 'Suite control'],
  [`${control}/temperature`, 'Suite control'],
]

export const mobilePlaces: [path: string, title: string][] = [
  ['/webview', 'Web view'],
  ['/webview/help-desk', 'Help desk'],
  [`/webview${home}/smart-building`, 'Smart building'],
  [`/webview${control}`, 'Suite control'],
]

export const homePlaces = ['/', '/home', '/building', home]
export const entryPlaces = ['/login', '/signup', '/reset-password', '/logout']

export const allPlaces = [
  ...[...insidePlaces, ...smartPlaces, ...mobilePlaces].map(([path]) => path),
  ...homePlaces,
  ...entryPlaces,
]
