import { buildingUuid } from '../buildings'
import { demoUuid } from '../ids'
import { houseRules, leaflets, lunchBoard, terraceSurvey, transit } from '../places'
import type { DemoContent } from './types'

const shared = { building: 'meridian', type: 'POST' } as const

/** Posts whose call to action or tile leads elsewhere: one for each kind of target. */
export const meridianWays: DemoContent[] = [
  {
    ...shared,
    key: 'meridian/house-rules',
    categories: ['meridian/house'],
    title: 'House rules, freshly ironed',
    details: {
      image_url: '/pictures/scene-lobby-meridian.svg',
      image_alt_text: 'A visitor with a suitcase in the lobby, the desk behind',
      subtitle: 'Two pages, one table, no surprises',
      host_company_name: 'North Atlantic Properties',
      description:
        'Deliveries, bicycles, visitors and music: what goes where and until when, on two pages that fit behind the door.',
      rich_description: `<h2>What is new</h2><p>We shortened the rules from nineteen pages to two. Three things changed:</p><ol><li>Deliveries have a <strong>door of their own</strong> on Water Street.</li><li>Bicycles may use the service elevator, dogs the passenger ones.</li><li>Music on the terrace ends at ten.</li></ol><h3>When things are open</h3><table><thead><tr><th>What</th><th>Weekdays</th><th>Weekends</th></tr></thead><tbody><tr><td>Front desk</td><td>6 am – 10 pm</td><td>8 am – 6 pm</td></tr><tr><td>Loading dock</td><td>5 am – 7 pm</td><td>closed</td></tr><tr><td>Terrace</td><td>7 am – 10 pm</td><td>9 am – 10 pm</td></tr></tbody></table><h3>Good to know</h3><ul><li>Guests need a name at the desk, nothing else.</li><li>The fountain is not a pool. We have asked.</li></ul><p>Read <a href="${houseRules}">all rules as a PDF</a>, or see <a href="${leaflets}/handbook">the tenants’ handbook</a>. Questions go to <a href="mailto:desk@portico.example">the desk</a>.</p>`,
      cta_type: 'EXTERNAL_URL',
      cta_label: 'Open the rules',
      cta_url: houseRules,
    },
  },
  {
    ...shared,
    key: 'meridian/terrace-survey',
    categories: ['meridian/house', 'meridian/week'],
    title: 'Help us furnish the terrace',
    details: {
      image_url: '/pictures/scene-terrace-meridian.svg',
      image_alt_text: 'Two guests under a parasol above the city',
      subtitle: 'Three questions, one minute',
      host_company_name: 'North Atlantic Properties',
      description:
        'Benches or chairs, shade or sun, quiet corner or long table? The budget is approved, the catalog is open and your answer decides.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'Answer three questions',
      attachable_survey_type: 'terrace',
      cta_url: terraceSurvey,
    },
  },
  {
    ...shared,
    key: 'meridian/lunch-board',
    categories: ['meridian/eat'],
    title: 'What is for lunch today?',
    details: {
      image_url: '/pictures/scene-ramen-meridian.svg',
      image_alt_text: 'A bowl of ramen with egg and noodles',
      subtitle: 'All counters of the food hall on one board',
      host_company_name: 'Saltmarsh Kitchen',
      description:
        'Soups, plates and what is gone already. The board is written at half past ten, and wiped when the last pot is empty.',
      cta_type: 'MICRO_FRONTEND',
      cta_label: 'See the board',
      cta_url: lunchBoard,
    },
  },
  {
    ...shared,
    key: 'meridian/turnstile',
    categories: ['meridian/house'],
    title: 'Your phone opens the turnstile',
    details: {
      image_url: '/pictures/scene-gate-meridian.svg',
      image_alt_text: 'A gate opens for someone with a phone',
      subtitle: 'From Monday, at all six gates',
      host_company_name: 'North Atlantic Properties',
      description:
        'Hold it to the reader and walk. Plastic cards go on working until the end of the year; the desk helps with both.',
      cta_type: 'NATIVE_LINK',
      cta_label: 'Set up mobile access',
      cta_url: 'mobile-access',
    },
  },
  {
    ...shared,
    key: 'meridian/shops',
    categories: ['meridian/eat'],
    title: 'Eight counters and five shops',
    details: {
      image_url: '/pictures/scene-food-hall-meridian.svg',
      image_alt_text: 'People eat in a hall with arched windows',
      subtitle: 'Everything you can eat or carry home',
      description:
        'Bread, coffee, cheese, soup, pens, ferns and glasses: who sells what under this roof, and where to find them.',
      cta_type: 'DEEP_LINK',
      cta_label: 'Browse food and shops',
      cta_url: `/building/${buildingUuid.meridian}/companies?company_types=food,retail`,
    },
  },
  {
    ...shared,
    key: 'meridian/rowing',
    categories: ['meridian/wellbeing'],
    title: 'Three rowing machines, still shiny',
    details: {
      image_url: '/pictures/scene-rowing-meridian.svg',
      image_alt_text: 'Two people on rowing machines by a window to the water',
      subtitle: 'By the window, so you get somewhere',
      host_company_name: 'Cobalt Court',
      description:
        'They arrived by barge, which seemed right. An instructor is there on Tuesdays at seven to fix what your back has been doing.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'About the gym',
      attachable_amenity_uuid: demoUuid('amenity/meridian/gym'),
    },
  },
  {
    ...shared,
    key: 'meridian/sight-test',
    categories: ['meridian/wellbeing', 'meridian/neighbors'],
    title: 'Read the smallest line for free',
    details: {
      image_url: '/pictures/scene-eyes-meridian.svg',
      image_alt_text: 'An optician points at the chart, a guest reads it',
      subtitle: 'Sight tests on the mezzanine this week',
      host_company_name: 'Umbra Optics',
      description:
        'Ten minutes, no appointment, no sales talk. If the letters have been getting shorter lately, it is probably not the letters.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'Meet Umbra Optics',
      attachable_company_uuid: demoUuid('company/umbra-optics'),
      attachable_service_uuid: demoUuid('service/sight-test'),
      attachable_service_provider_uuid: demoUuid('company/umbra-optics'),
    },
  },
  {
    ...shared,
    key: 'meridian/jazz-dress',
    categories: ['meridian/culture'],
    title: 'What to wear to Jazz on the terrace',
    details: {
      image_url: '/pictures/scene-jazz-meridian.svg',
      image_alt_text: 'A trio plays under strings of light, the city behind',
      subtitle: 'Layers, flat shoes and an open mind',
      description:
        'It is warm at six and brisk at nine. Blankets are in the chest; heels and the deck do not get along. The rest is up to you.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'See the evening',
      attachable_content_uuid: demoUuid('content/meridian/jazz-night'),
      attach_secondary_content: true,
    },
  },
  {
    ...shared,
    key: 'meridian/neighbors-list',
    categories: ['meridian/neighbors'],
    title: 'Who shares your elevator',
    details: {
      image_url: '/pictures/scene-lounge-meridian.svg',
      image_alt_text: 'Two people in armchairs with coffee',
      subtitle: 'The whole building in one list',
      description: 'Lawyers, luthiers, robots under water: the directory knows the floor.',
      navigation_command: {
        type: 'ROUTE',
        value: 'companies',
        options: { building_uuid: buildingUuid.meridian },
      },
    },
  },
  {
    ...shared,
    key: 'meridian/something-broken',
    categories: ['meridian/house'],
    title: 'Something drips, squeaks or flickers?',
    details: {
      image_url: '/pictures/scene-repair-meridian.svg',
      image_alt_text: 'Someone on a ladder fixes a lamp',
      subtitle: 'Tell us once; we come with the right ladder',
      description: 'Most things are fixed the same day. Light bulbs are a matter of honor.',
      navigation_command: {
        type: 'ROUTE',
        value: 'service_requests',
        options: { building_uuid: buildingUuid.meridian },
      },
    },
  },
  {
    ...shared,
    key: 'meridian/ferry-times',
    categories: ['meridian/week'],
    title: 'The ferry runs later in summer',
    details: {
      image_url: '/pictures/scene-boat-meridian.svg',
      image_alt_text: 'A ferry with guests on the evening water',
      subtitle: 'Last boat home: half past eleven',
      description: 'Four more departures each evening, and the café on board stays open.',
      navigation_command: { type: 'URL', options: { url: `${transit}?building=meridian` } },
    },
  },
]
