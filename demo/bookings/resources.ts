import type { resources, Translations } from '@server/db/schema'
import type { BuildingName } from '../buildings'
import { demoUuid } from '../ids'

type Row = typeof resources.$inferInsert
type DemoResource = Omit<
  Row,
  'uuid' | 'buildingUuid' | 'ownerType' | 'ownerUuid' | 'position' | 'priceCents' | 'weekdayHours'
> & {
  key: string
  building: BuildingName
  price: number | null
  /** Part of a picture's name, as for amenities. */
  motif: string
}

const hour = 60
const german = (name: string, details: string, image_alt_text: string): Translations => ({
  'de-de': { name, details, image_alt_text },
})
const french = (name: string, details: string, image_alt_text: string): Translations => ({
  'fr-ca': { name, details, image_alt_text },
})

/** Resources of the demo world. */
export const demoResources: DemoResource[] = [
  {
    key: 'harbor-room',
    building: 'meridian',
    name: 'Harbor Room',
    details: 'Level 14, twelve seats, a screen and a whiteboard that really wipes clean.',
    motif: 'meeting',
    imageAltText: 'A meeting room with a long table and a screen',
    needsApproval: false,
    slotMinutes: 30,
    maxSlots: 8,
    opensAt: 7 * hour,
    closesAt: 20 * hour,
    daysAhead: 60,
    price: 18,
    currencyType: 'USD',
    cancellationWindowEndMinutes: 2 * hour,
    questions: [
      { question: 'How many people will come?', type: 'number', required: true },
      {
        question: 'How should the chairs stand?',
        type: 'choice',
        required: false,
        choices: ['Around one table', 'In rows', 'I do not mind'],
      },
    ],
  },
  {
    key: 'roof-terrace',
    building: 'meridian',
    name: 'Roof terrace',
    details:
      'The western half with the grill, for parties of up to forty. The building approves each one.',
    motif: 'terrace',
    imageAltText: 'Two guests under a parasol above the city',
    needsApproval: true,
    slotMinutes: hour,
    maxSlots: 5,
    opensAt: 11 * hour,
    closesAt: 22 * hour,
    daysAhead: 90,
    price: 120,
    currencyType: 'USD',
    cancellationWindowEndMinutes: 48 * hour,
    questions: [
      { question: 'What is the occasion?', type: 'text', required: true },
      { question: 'How many people will come?', type: 'number', required: true },
    ],
  },
  {
    key: 'climbing-lane',
    building: 'meridian',
    name: 'Climbing wall, one lane',
    details: 'Ropes and shoes are provided; bring someone who can belay you.',
    motif: 'climbing',
    imageAltText: 'A climber on a faceted wall',
    needsApproval: false,
    slotMinutes: 45,
    maxSlots: 2,
    opensAt: 6 * hour,
    closesAt: 21 * hour,
    daysAhead: 14,
    price: null,
    currencyType: null,
    cancellationWindowEndMinutes: 30,
    questions: [],
  },
  {
    key: 'kontorzimmer',
    building: 'kontorhaus',
    name: 'Kontorzimmer',
    details: 'Level 3, eight chairs around the old counting table, view of the Sandtor quay.',
    motif: 'meeting',
    imageAltText: 'A meeting room with a long table and a screen',
    needsApproval: false,
    slotMinutes: hour,
    maxSlots: 4,
    opensAt: 8 * hour,
    closesAt: 19 * hour,
    daysAhead: 60,
    price: 24.5,
    currencyType: 'EUR',
    cancellationWindowEndMinutes: 24 * hour,
    questions: [{ question: 'How many people will come?', type: 'number', required: true }],
    translations: german(
      'Kontorzimmer',
      '3. Stock, acht Stühle um den alten Kontortisch, Blick auf den Sandtorkai.',
      'Ein Besprechungsraum mit langem Tisch',
    ),
  },
  {
    key: 'fireside',
    building: 'harbor',
    name: 'Fireside lounge, evening',
    details: 'The lounge for yourselves, with the fire lit. The building approves each evening.',
    motif: 'fireside',
    imageAltText: 'Two people in armchairs by an open fire',
    needsApproval: true,
    slotMinutes: 2 * hour,
    maxSlots: 2,
    opensAt: 17 * hour,
    closesAt: 23 * hour,
    daysAhead: 45,
    price: 90,
    currencyType: 'CAD',
    cancellationWindowEndMinutes: 72 * hour,
    questions: [{ question: 'What is the occasion?', type: 'text', required: true }],
    translations: french(
      'Salon au coin du feu, en soirée',
      'Le salon pour vous, feu allumé. La maison approuve chaque soirée.',
      'Deux personnes dans des fauteuils près d’un feu de cheminée',
    ),
  },
  {
    key: 'sky-room',
    building: 'leaseline',
    name: 'Sky room',
    details: 'Seventy seats on the 31st floor, with a curtain for when the view distracts.',
    motif: 'talk',
    imageAltText: 'A speaker before a screen and an audience',
    needsApproval: true,
    slotMinutes: hour,
    maxSlots: 8,
    opensAt: 8 * hour,
    closesAt: 21 * hour,
    daysAhead: 120,
    price: 210,
    currencyType: 'GBP',
    cancellationWindowEndMinutes: 7 * 24 * hour,
    questions: [{ question: 'What is the occasion?', type: 'text', required: true }],
  },
]

export const resourceUuid = (key: string) => demoUuid(`resource/${key}`)
