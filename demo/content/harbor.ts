import { leaflets } from '../places'
import { harborWays } from './harborWays'
import type { DemoCategory, DemoContent } from './types'

const french = (name: string) => ({ 'fr-ca': { name } })
const place = '999 Canada Place, Vancouver, BC V6C 3T4'
const shared = { building: 'harbor' } as const

export const harborCategories: DemoCategory[] = [
  {
    ...shared,
    key: 'harbor/shore',
    type: 'AudienceContent',
    name: 'On the shore',
    translations: french('Sur la rive'),
  },
  {
    ...shared,
    key: 'harbor/table',
    type: 'AudienceContent',
    name: 'At the table',
    translations: french('À table'),
  },
  {
    ...shared,
    key: 'harbor/care',
    type: 'AudienceContent',
    name: 'Take care',
    translations: french('Prendre soin'),
  },
  {
    ...shared,
    key: 'harbor/now',
    type: 'SecondaryContent',
    name: 'Right now',
    translations: french('En ce moment'),
  },
]

export const harborContents: DemoContent[] = [
  {
    ...shared,
    key: 'harbor/boat',
    categories: ['harbor/shore', 'harbor/now'],
    type: 'EVENT',
    title: 'Out to the herring gulls',
    when: { inDays: 7, fromHour: 16, hours: 3 },
    price: 25,
    currencyType: 'CAD',
    capacity: 28,
    claimCount: 24,
    details: {
      image_url: '/pictures/scene-boat-harbor.svg',
      image_alt_text: 'A boat with guests and a striped awning',
      subtitle: 'An after-work cruise around the inlet',
      host_company_name: 'Halyard Legal',
      formatted_address: `Dock C, ${place}`,
      description:
        'Past the seawall, under the bridge and back before the sun is down. A marine biologist explains who is who among the birds. Layers, always layers.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Come aboard',
    },
    translations: {
      'fr-ca': {
        title: 'Au large, chez les goélands',
        subtitle: 'Croisière d’après-travail autour de l’anse',
        cta_label: 'Monter à bord',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/kids',
    categories: ['harbor/shore'],
    type: 'EVENT',
    title: 'Kites over the seawall',
    when: { inDays: 14, fromHour: 11, hours: 4 },
    details: {
      image_url: '/pictures/scene-kids-harbor.svg',
      image_alt_text: 'Families fly kites on a hill',
      subtitle: 'A family Saturday',
      host_company_name: 'Paper Crane Games',
      formatted_address: place,
      description:
        'Build a kite from paper and cedar, then see whether it agrees. All ages, all winds. Hot chocolate at the lobby bar from eleven.',
    },
    translations: {
      'fr-ca': { title: 'Cerfs-volants sur la digue', subtitle: 'Un samedi en famille' },
    },
  },
  {
    ...shared,
    key: 'harbor/food-hall',
    categories: ['harbor/table', 'harbor/now'],
    type: 'DEAL',
    title: 'Lunch for two, one pays',
    maxClaimsTotal: 60,
    maxClaimsPerUser: 1,
    claimCount: 57,
    details: {
      image_url: '/pictures/scene-food-hall-harbor.svg',
      image_alt_text: 'People eat in a hall with arched windows',
      subtitle: 'In the food hall, before noon',
      host_company_name: 'Saltmarsh Kitchen',
      formatted_address: `Level 1, ${place}`,
      description:
        'Six counters, one deal. Choose any two mains and pay for the larger. Only a few are left this month.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Claim lunch',
    },
    translations: {
      'fr-ca': {
        title: 'Dîner pour deux, un seul paie',
        subtitle: 'À la halle, avant midi',
        cta_label: 'Obtenir l’offre',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/bakery',
    categories: ['harbor/table'],
    type: 'POST',
    title: 'The bakehouse opens on Granville side',
    details: {
      image_url: '/pictures/scene-bakery-harbor.svg',
      image_alt_text: 'A baker before shelves of bread',
      subtitle: 'Sourdough from seven',
      host_company_name: 'Yarrow Bakehouse',
      formatted_address: place,
      description:
        'Knock on the window for the first loaf. On Fridays there are cardamom buns until they are gone, which is soon.',
      cta_type: 'EXTERNAL_URL',
      cta_label: 'See the menu',
      cta_url: `${leaflets}/bakehouse-menu`,
    },
    translations: {
      'fr-ca': {
        title: 'La boulangerie ouvre côté Granville',
        subtitle: 'Du levain dès sept heures',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/health',
    categories: ['harbor/care'],
    type: 'EVENT',
    title: 'Give blood, get a nap',
    when: { inDays: 9, fromHour: 10, hours: 6 },
    capacity: 40,
    claimCount: 12,
    details: {
      image_url: '/pictures/scene-health-harbor.svg',
      image_alt_text: 'A donor reads while a nurse stands by',
      subtitle: 'Clinic in the Cedar room',
      host_company_name: 'Quayside Dental',
      formatted_address: `Cedar room, level 3, ${place}`,
      description:
        'It takes forty minutes, most of it lying down with a book. Bring ID and a light breakfast inside you.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Book a chair',
    },
    translations: {
      'fr-ca': {
        title: 'Donnez du sang, gagnez une sieste',
        subtitle: 'Clinique dans la salle Cèdre',
        cta_label: 'Réserver',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/climbing',
    categories: ['harbor/care'],
    type: 'EVENT',
    title: 'Climb for beginners',
    when: { inDays: 1, fromHour: 18, hours: 2 },
    price: 15,
    currencyType: 'CAD',
    capacity: 8,
    claimCount: 8,
    details: {
      image_url: '/pictures/scene-climbing-harbor.svg',
      image_alt_text: 'A climber on a faceted wall',
      subtitle: 'Rope, shoes, nerve',
      host_company_name: 'Cobalt Court',
      formatted_address: `Atrium, ${place}`,
      description:
        'Eight people, two instructors, one wall. This evening is full; the next is announced on Monday.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Tie in',
      cta_label_at_capacity: 'The rope is full',
    },
    translations: {
      'fr-ca': {
        title: 'Escalade pour débuter',
        subtitle: 'Corde, chaussons, cran',
        cta_label: 'S’encorder',
      },
    },
  },
  {
    ...shared,
    key: 'harbor/bees',
    categories: ['harbor/shore'],
    type: 'POST',
    title: 'Hives on the green roof',
    details: {
      image_url: '/pictures/scene-bees-harbor.svg',
      image_alt_text: 'A beekeeper lifts a frame beside three hives',
      subtitle: 'They pay no rent and work weekends',
      description:
        'Three colonies have moved in among the salal. From spring you can watch through the glass on level 5, and taste in August.',
    },
    translations: {
      'fr-ca': { title: 'Des ruches sur le toit vert', subtitle: 'Elles ne paient pas de loyer' },
    },
  },
  ...harborWays,
]
