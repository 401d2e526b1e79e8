import type { DemoAmenityCategory } from './types'

const building = 'meridian'

export const meridianAmenities: DemoAmenityCategory[] = [
  {
    key: 'move',
    building,
    name: 'Move & rest',
    amenities: [
      {
        key: 'gym',
        name: 'The Engine Room',
        description:
          'Weights, three rowing machines and a window to the harbor. Towels are at the door, shame is not. Showers on 8.',
        floor: '9',
        hours: 'Daily, 5:30 AM – 10:00 PM',
        capacity: '30 people',
        motif: 'gym',
        alt: 'Two runners in a bright gym above the city',
      },
      {
        key: 'wall',
        name: 'Atrium climbing wall',
        description:
          'Forty feet of holds beside the escalator. Rope partners meet at noon; without one, the auto-belay never lets go.',
        floor: 'Lobby',
        hours: 'Monday – Saturday, 7:00 AM – 9:00 PM',
        capacity: '8 climbers',
        motif: 'climbing',
        alt: 'A climber on a faceted wall',
      },
      {
        key: 'quiet',
        name: 'Quiet room',
        description:
          'Reclining chairs, one rule. It has no picture because nobody has ever dared to take one in there.',
        floor: '9',
        capacity: '4 chairs',
      },
    ],
  },
  {
    key: 'meet',
    building,
    name: 'Meet & work',
    amenities: [
      {
        key: 'conference',
        name: 'Conference center',
        description:
          'Six rooms with screens that simply work, and a door between rooms B and C that opens.',
        floor: '3',
        hours: 'Monday – Friday, 7:00 AM – 8:00 PM',
        capacity: '4 to 180 people',
        motif: 'meeting',
        alt: 'A meeting room with a long table and a screen',
      },
      {
        key: 'library',
        name: 'Library',
        description:
          'Eleven hundred books that tenants left behind and some they wrote. Armchairs, green lamps, no telephones between one and two.',
        motif: 'books',
        alt: 'Readers in armchairs before a wall of books',
      },
    ],
  },
  {
    key: 'linger',
    building,
    name: 'Eat & linger',
    amenities: [
      {
        key: 'terrace',
        name: 'Terrace on 9',
        description:
          'Grill, herbs, forty chairs and the best breeze downtown. For parties of more than twelve ask the desk for the long table.',
        motif: 'terrace',
        alt: 'Two guests under a parasol above the city',
      },
      {
        key: 'food-hall',
        name: 'Food hall',
        description:
          'Eight counters from seven in the morning. The soup is from Saltmarsh, the bread from Yarrow and the queue for both moves quickly.',
        motif: 'food-hall',
        alt: 'People eat in a hall with arched windows',
      },
    ],
  },
  {
    key: 'arrive',
    building,
    name: 'Getting here',
    amenities: [
      {
        key: 'bikes',
        name: 'Bike room',
        description:
          'Two hundred racks on P1, pumps, a repair stand and lockers that fit a helmet. The gate opens with your badge.',
        motif: 'bikes',
        alt: 'A mechanic at a bicycle on a stand',
      },
      {
        key: 'parking',
        name: 'Garage',
        description:
          'Three levels below the plaza, sixteen charging points, a height limit of 6’ 8” that is meant seriously.',
        motif: 'parking',
        alt: 'Cars in an underground garage',
      },
    ],
  },
]
