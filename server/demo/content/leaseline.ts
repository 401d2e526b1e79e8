import type { DemoCategory, DemoContent } from './types'

const place = '40 Bishopsgate, London EC2N 4AJ'
const shared = { building: 'leaseline' } as const

export const leaselineCategories: DemoCategory[] = [
  { ...shared, key: 'leaseline/events', type: 'AudienceContent', name: 'What’s on' },
  { ...shared, key: 'leaseline/offers', type: 'AudienceContent', name: 'Offers' },
  { ...shared, key: 'leaseline/notices', type: 'AudienceContent', name: 'Notices' },
  { ...shared, key: 'leaseline/month', type: 'SecondaryContent', name: 'This month' },
]

export const leaselineContents: DemoContent[] = [
  {
    ...shared,
    key: 'leaseline/cinema',
    categories: ['leaseline/events', 'leaseline/month'],
    type: 'EVENT',
    title: 'Film night on the 31st floor',
    when: { inDays: 8, fromHourUtc: 19, hours: 3 },
    price: 12.5,
    currencyType: 'GBP',
    capacity: 70,
    claimCount: 68,
    details: {
      image_url: '/pictures/scene-cinema-leaseline.svg',
      image_alt_text: 'Rows of heads before a bright screen',
      subtitle: 'A comedy, a view, an interval with ices',
      host_company_name: 'Lanternworks',
      formatted_address: `Sky room, ${place}`,
      description:
        'Doors at seven, curtain at half past. The bar stays open through the interval and closes, politely, at eleven.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Book a seat',
    },
  },
  {
    ...shared,
    key: 'leaseline/talk',
    categories: ['leaseline/events'],
    type: 'EVENT',
    title: 'How to sublet without tears',
    when: { inDays: 5, fromHourUtc: 12, hours: 1 },
    capacity: 50,
    claimCount: 21,
    details: {
      image_url: '/pictures/scene-talk-leaseline.svg',
      image_alt_text: 'A speaker before a screen and an audience',
      subtitle: 'A lunchtime talk with sandwiches',
      host_company_name: 'Harcourt & Vale',
      formatted_address: `Auditorium, ${place}`,
      description:
        'Break clauses, dilapidations and the letter everybody forgets to send. Forty minutes of talk, twenty of questions.',
      virtual_url: 'https://meet.leaseline.example/sublet',
      virtual_text: 'Join online',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Attend',
    },
  },
  {
    ...shared,
    key: 'leaseline/terrace',
    categories: ['leaseline/offers', 'leaseline/month'],
    type: 'DEAL',
    title: 'Spritz hour on the terrace',
    maxClaimsTotal: 100,
    maxClaimsPerUser: 2,
    claimCount: 100,
    details: {
      image_url: '/pictures/scene-terrace-leaseline.svg',
      image_alt_text: 'Two guests under a parasol above the city',
      subtitle: 'Two for one until seven',
      host_company_name: 'Elm & Ember',
      formatted_address: `Terrace, level 12, ${place}`,
      description:
        'Thursday evenings, weather permitting. This month’s hundred are gone; the next lot arrives on the first.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Claim',
      cta_label_at_capacity: 'All claimed this month',
    },
  },
  {
    ...shared,
    key: 'leaseline/bikes',
    categories: ['leaseline/offers'],
    type: 'DEAL',
    title: 'Free brake check for cyclists',
    maxClaimsTotal: 40,
    maxClaimsPerUser: 1,
    claimCount: 9,
    details: {
      image_url: '/pictures/scene-bikes-leaseline.svg',
      image_alt_text: 'A mechanic at a bicycle on a stand',
      subtitle: 'In the cycle hub, Wednesdays',
      host_company_name: 'Greenline Mobility',
      formatted_address: `Cycle hub, level B2, ${place}`,
      description:
        'Ten minutes while you shower. New pads at cost. Folding bikes are welcome, unicycles by appointment.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Claim a check',
    },
  },
  {
    ...shared,
    key: 'leaseline/train',
    categories: ['leaseline/notices'],
    type: 'POST',
    title: 'Liverpool Street entrance moves',
    details: {
      image_url: '/pictures/scene-train-leaseline.svg',
      image_alt_text: 'A train arrives at a platform',
      subtitle: 'Four weeks of a slightly longer walk',
      description:
        'The west stairs close for repairs from Monday. Use the lifts in the arcade; allow three more minutes and enjoy the florist on the way.',
      cta_type: 'EXTERNAL_URL',
      cta_label: 'Show the detour',
      cta_url: 'https://transit.example/liverpool-street',
    },
  },
  {
    ...shared,
    key: 'leaseline/drill',
    categories: ['leaseline/notices'],
    type: 'EVENT',
    title: 'Evacuation practice',
    when: { inDays: 16, fromHourUtc: 10, hours: 1 },
    details: {
      image_url: '/pictures/scene-drill-leaseline.svg',
      image_alt_text: 'People gather at an assembly sign',
      subtitle: 'All floors, stairs only',
      formatted_address: `Assembly point B, ${place}`,
      description:
        'The bell rings at half past. Please walk, do not finish the e-mail. Wardens in yellow know the way and, afterwards, where the tea is.',
    },
  },
]
