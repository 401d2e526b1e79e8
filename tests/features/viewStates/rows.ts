import { firstHouse } from '../../machines/fixtures'
import type { Answers } from '../answers'
import { home } from '../places'

/** What a list without items says, and the control that leads on; a link leads to its address. */
export type EmptyList = {
  reply: unknown
  says: string
  text?: string
  leadsOn?: string
  href?: string
}

/** A part of a page that is read from the server. */
export type ViewStates = {
  /** The page, by its path in `pages`. */
  path: string
  /** The row of the faults that opens the page: its responses, and what shows once they have arrived. */
  row: string
  /** The endpoint whose response the part waits for. */
  read: keyof Answers
  /** The heading of the page before the response; null if the response contains it. */
  title: string | null
  loading: string
  failed: string
  empty?: EmptyList
  /** What shows with the items only. */
  withItems?: RegExp
  /** The page of one thing, which may be gone. */
  isDetail?: boolean
  /** Another address than the row's. */
  at?: string
}

const building = '/building/$buildingUuid'
const nothing = { total: 0, data: [] }

const detail = (path: string, row: string, read: keyof Answers): ViewStates => ({
  path: `${building}/${path}`,
  row,
  read,
  title: null,
  loading: 'Loading',
  failed: 'We couldn’t load this page',
  isDetail: true,
})

export const viewStates: readonly ViewStates[] = [
  {
    path: building,
    row: 'home: services',
    read: 'utilityButtons',
    title: firstHouse.building.name,
    loading: 'Loading services',
    failed: 'We couldn’t load the services',
  },
  {
    path: building,
    row: 'home: promoted items',
    read: 'promotedContents',
    title: firstHouse.building.name,
    loading: 'Loading the highlight',
    failed: 'We couldn’t load the highlight',
  },
  {
    path: building,
    row: 'home: spotlight',
    read: 'spotlightContents',
    title: firstHouse.building.name,
    loading: 'Loading Spotlight',
    failed: 'We couldn’t load this part',
  },
  {
    path: building,
    row: 'home: discover',
    read: 'discoverContents',
    title: firstHouse.building.name,
    loading: 'Loading Discover',
    failed: 'We couldn’t load this part',
    empty: { reply: [], says: 'Nothing on right now' },
  },
  {
    path: `${building}/amenities`,
    row: 'directory: amenities',
    read: 'amenitiesByCategory',
    title: 'Building information',
    loading: 'Loading amenities',
    failed: 'We couldn’t load the amenities',
    empty: { reply: [], says: 'No amenities yet' },
  },
  {
    ...detail('amenities/$amenityUuid', 'directory: amenities', 'amenitiesByCategory'),
    at: `${home}/amenities/00000000-0000-4000-8000-00000000c0de`,
    isDetail: false,
  },
  {
    path: `${building}/companies`,
    row: 'directory: companies',
    read: 'companies',
    title: 'Companies',
    loading: 'Loading companies',
    failed: 'We couldn’t load the companies',
    empty: { reply: nothing, says: 'No companies here yet' },
    withItems: /\d compan/,
  },
  detail('companies/$companyUuid', 'directory: a company', 'companyById'),
  detail('posts/$uuid', 'content: a post', 'postById'),
  detail('event-posts/$uuid', 'content: an event', 'eventPostById'),
  detail('offers/$uuid', 'content: an offer', 'offerById'),
  detail('$typed/$', 'content: the item of an address', 'contentById'),
  {
    path: `${building}/calendar`,
    row: 'content: the calendar',
    read: 'datedContents',
    title: 'What’s on',
    loading: 'Loading dates',
    failed: 'We couldn’t load the dates',
    empty: {
      reply: { month: '2026-11', today: '2026-11-18', contents: [] },
      says: 'Nothing on for these dates',
    },
  },
  {
    path: `${building}/passes/$contentUuid`,
    row: 'content: the pass of an item',
    read: 'passes',
    title: null,
    loading: 'Loading your pass',
    failed: 'We couldn’t load this page',
    empty: { reply: [], says: 'There’s no pass for this', leadsOn: 'Check again' },
  },
  {
    path: `${building}/saved`,
    row: 'content: saved items',
    read: 'savedItems',
    title: 'Saved',
    loading: 'Loading your saved items',
    failed: 'We couldn’t load your saved items',
    empty: { reply: [], says: 'Nothing saved yet', leadsOn: 'See what’s on', href: home },
  },
  {
    path: '/my-history',
    row: 'bookings: history',
    read: 'transactions',
    title: 'Bookings',
    loading: 'Loading your history',
    failed: 'We couldn’t load your history',
    empty: {
      reply: nothing,
      says: 'Transactions not found',
      text: 'Anything you attend, book, or order will show up here.',
      leadsOn: 'See what’s on',
      href: '/',
    },
  },
  {
    path: `${building}/spaces`,
    row: 'spaces: the list',
    read: 'resources',
    title: 'Spaces',
    loading: 'Loading spaces',
    failed: 'We couldn’t load the spaces',
    empty: { reply: nothing, says: 'Nothing to book yet' },
  },
  detail('spaces/$resourceUuid', 'spaces: one space', 'resourceById'),
  {
    path: `${building}/spaces/$resourceUuid`,
    row: 'spaces: the times of a day',
    read: 'resourceAvailability',
    title: null,
    loading: 'Loading times',
    failed: 'We couldn’t load the times',
    empty: {
      reply: { timezone: 'America/New_York', slots: [] },
      says: 'Nothing is free on this day',
      leadsOn: 'Show the next day',
    },
  },
  {
    path: `${building}/visitors`,
    row: 'visitors: the list',
    read: 'visitors',
    title: 'Visitors',
    loading: 'Loading visitors',
    failed: 'We couldn’t load your visitors',
    empty: { reply: nothing, says: 'No visitors yet', leadsOn: 'Invite a visitor' },
  },
  {
    path: `${building}/service-requests`,
    row: 'support: requests',
    read: 'serviceRequests',
    title: 'Service requests',
    loading: 'Loading your requests',
    failed: 'We couldn’t load your requests',
    empty: { reply: nothing, says: 'No requests yet', leadsOn: 'New request' },
  },
  {
    path: `${building}/notifications`,
    row: 'notices: the list',
    read: 'notices',
    title: 'Notifications',
    loading: 'Loading your notifications',
    failed: 'We couldn’t load your notifications',
    empty: { reply: { ...nothing, unread: 0 }, says: 'Nothing new' },
    withItems: /Mark all as read/,
  },
  detail('service-requests/$requestId', 'support: one request', 'readServiceRequest'),
  {
    path: `${building}/emergency-management`,
    row: 'support: the numbers of the building',
    read: 'contactOfBuilding',
    title: 'Safety and emergency',
    loading: 'Loading the building’s numbers',
    failed: 'The building’s numbers couldn’t load',
    withItems: /Call the building/,
  },
  {
    path: `${building}/approvals`,
    row: 'bookings: to approve',
    read: 'bookingApprovals',
    title: 'Bookings to approve',
    loading: 'Loading bookings',
    failed: 'We couldn’t load the bookings',
    empty: { reply: nothing, says: 'You’re all caught up' },
  },
  {
    path: `${building}/smart-building`,
    row: 'suites: floors',
    read: 'floors',
    title: 'Smart building',
    loading: 'Loading floors',
    failed: 'We couldn’t load this',
    empty: { reply: [], says: 'No floors found', text: 'There are no floors currently available.' },
  },
  {
    path: `${building}/smart-building/floors/$floorId/suites`,
    row: 'suites: a floor',
    read: 'suites',
    title: null,
    loading: 'Loading suites',
    failed: 'We couldn’t load this',
    empty: {
      reply: [],
      says: 'No suites found',
      text: 'There are no suites currently available on this floor.',
      leadsOn: 'Choose another floor',
      href: `${home}/smart-building`,
    },
  },
  {
    path: `${building}/smart-building/floors/$floorId/suites/$suiteId/control`,
    row: 'suites: a suite',
    read: 'suiteById',
    title: null,
    loading: 'Loading the suite',
    failed: 'We couldn’t load this',
  },
  {
    path: '/account/profile',
    row: 'account: the profile',
    read: 'currentUser',
    title: 'Profile',
    loading: 'Loading your profile',
    failed: 'We couldn’t load your profile',
  },
  {
    path: '/account/sessions',
    row: 'account: sessions',
    read: 'ownSessions',
    title: 'Devices',
    loading: 'Loading your devices',
    failed: 'We couldn’t load your devices',
  },
  {
    path: '/account/cards',
    row: 'cards: the list',
    read: 'paymentMethods',
    title: 'Cards',
    loading: 'Loading your cards',
    failed: 'We couldn’t load your cards',
    empty: { reply: [], says: 'No cards yet', leadsOn: 'Add a card', href: '/add-card' },
  },
]

/** Pages that show no response of the server in place of their content, and why. */
export const withoutReads: Readonly<Record<string, string>> = {
  '/maintenance': 'its links are an extra of one brand',
  '/account': 'shows the session and the building, which the page waits for',
  '/add-card': 'waits for a third party: addCard.test.tsx',
  '/help-desk': 'a form',
  '/webview/help-desk': 'a form',
  '/webview': 'links',
  [`${building}/check-passes`]: 'a form',
}

/** Pages without a read that show their title and their skeleton, too, until the building is known. */
export const skeletons = [
  { at: '/add-card', title: 'Add a card', loading: 'Loading the card form' },
  { at: '/help-desk', title: 'Help desk', loading: 'Loading the form' },
  { at: `${home}/check-passes`, title: 'Check a pass', loading: 'Loading' },
]
