import { leaflets } from '../places'
import type { DemoCategory, DemoContent } from './types'

const place = '3 Meridian Plaza, Boston, MA 02110'
const shared = { building: 'commons' } as const

export const commonsCategories: DemoCategory[] = [
  { ...shared, key: 'commons/visit', type: 'AudienceContent', name: 'While you are here' },
  { ...shared, key: 'commons/make', type: 'AudienceContent', name: 'Make & learn' },
  { ...shared, key: 'commons/taste', type: 'AudienceContent', name: 'Taste' },
  { ...shared, key: 'commons/today', type: 'SecondaryContent', name: 'Open to everyone' },
]

export const commonsContents: DemoContent[] = [
  {
    ...shared,
    key: 'commons/choir',
    categories: ['commons/visit', 'commons/today'],
    type: 'EVENT',
    title: 'Concert at dusk',
    when: { inDays: 4, fromHour: 18, hours: 2 },
    capacity: 150,
    claimCount: 88,
    details: {
      image_url: '/pictures/scene-choir-commons.svg',
      image_alt_text: 'A choir in three rows, the conductor in front',
      subtitle: 'The lobby choir, in the timber hall',
      host_company_name: 'Sable & Sound',
      formatted_address: place,
      description:
        'Folk songs from four coasts, sung under the round window. Bring a cushion or borrow one. Free for guests and neighbors.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Save a cushion',
    },
  },
  {
    ...shared,
    key: 'commons/market',
    categories: ['commons/taste', 'commons/today'],
    type: 'EVENT',
    title: 'Courtyard market',
    when: { inDays: 1, fromHour: 10, hours: 6 },
    details: {
      image_url: '/pictures/scene-market-commons.svg',
      image_alt_text: 'Market stalls with fruit under striped awnings',
      subtitle: 'Fruit, flowers and pie',
      formatted_address: place,
      description:
        'Small farms and smaller bakers, every week under the timber roof. Cards and coins welcome.',
    },
  },
  {
    ...shared,
    key: 'commons/workshop',
    categories: ['commons/make'],
    type: 'EVENT',
    title: 'Throw your first bowl',
    when: { inDays: 11, fromHour: 14, hours: 3 },
    price: 35,
    currencyType: 'USD',
    capacity: 12,
    claimCount: 9,
    details: {
      image_url: '/pictures/scene-workshop-commons.svg',
      image_alt_text: 'Three people at potters’ wheels',
      subtitle: 'Clay, wheel, apron, patience',
      host_company_name: 'Ink & Ivy',
      formatted_address: place,
      description:
        'Three hours at the wheel with a teacher who has seen worse. We fire and glaze what you make and mail it home.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Book a wheel',
    },
  },
  {
    ...shared,
    key: 'commons/plants',
    categories: ['commons/visit'],
    type: 'POST',
    title: 'Work among the lemon trees',
    details: {
      image_url: '/pictures/scene-plants-commons.svg',
      image_alt_text: 'A gardener waters plants in a greenhouse',
      subtitle: 'The glasshouse has free seats and good Wi-Fi',
      formatted_address: place,
      description:
        'Open every day from eight. No booking, no fee; a coffee is appreciated. Quiet until noon, cheerful after.',
    },
  },
  {
    ...shared,
    key: 'commons/cocoa',
    categories: ['commons/taste', 'commons/today'],
    type: 'DEAL',
    title: 'Cocoa for first-time visitors',
    maxClaimsTotal: 120,
    maxClaimsPerUser: 1,
    claimCount: 41,
    details: {
      image_url: '/pictures/scene-food-hall-commons.svg',
      image_alt_text: 'People eat in a hall with arched windows',
      subtitle: 'One cup, large, with or without cream',
      host_company_name: 'Baltic Roasters',
      formatted_address: place,
      description:
        'Show the claim at the bar by the door. Second-time visitors pay in compliments.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Claim a cocoa',
    },
  },
  {
    ...shared,
    key: 'commons/timber',
    categories: ['commons/make'],
    type: 'POST',
    title: 'How to build a hall without a nail',
    details: {
      image_url: '/pictures/scene-timber-commons.svg',
      image_alt_text: 'Carpenters below the oak frame of a hall',
      subtitle: 'The architects tell it in four minutes',
      host_company_name: 'Oakum Architects',
      description: 'A film about the roof above you, with subtitles and a very calm carpenter.',
      navigation_command: { type: 'URL', options: { url: `${leaflets}/timber-hall` } },
    },
  },
]
