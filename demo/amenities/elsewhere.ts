import type { DemoAmenityCategory } from './types'

const french = (amenity_name: string, description: string) => ({
  'fr-ca': { amenity_name, description },
})

/** Amenities of Harbor Exchange, Leaseline Tower and The Commons. */
export const otherAmenities: DemoAmenityCategory[] = [
  {
    key: 'shore',
    building: 'harbor',
    name: 'By the water',
    translations: { 'fr-ca': { name: 'Au bord de l’eau' } },
    amenities: [
      {
        key: 'lounge',
        name: 'Fireside lounge',
        description: 'Level 2, cedar walls, float planes at eye level. Tea is on the house.',
        motif: 'fireside',
        alt: 'Two people in armchairs by an open fire',
        translations: french(
          'Salon au coin du feu',
          'Niveau 2, murs de cèdre, hydravions à hauteur des yeux. Le thé est offert.',
        ),
      },
      {
        key: 'roof',
        name: 'Green roof',
        description: 'Salal, three hives behind glass and a bench for each compass point.',
        motif: 'bees',
        alt: 'A beekeeper lifts a frame beside three hives',
        translations: french(
          'Toit vert',
          'Des salals, trois ruches derrière une vitre et un banc pour chaque point cardinal.',
        ),
      },
    ],
  },
  {
    key: 'wheels',
    building: 'harbor',
    name: 'On wheels',
    translations: { 'fr-ca': { name: 'Sur roues' } },
    amenities: [
      {
        key: 'bikes',
        name: 'Seawall bike cage',
        description: 'Straight from the elevator to the seawall. Rain capes hang by the door.',
        motif: 'bikes',
        alt: 'A mechanic at a bicycle on a stand',
        translations: french(
          'Abri à vélos de la digue',
          'De l’ascenseur droit à la digue. Des capes de pluie sont à la porte.',
        ),
      },
    ],
  },
  {
    key: 'tower',
    building: 'leaseline',
    name: 'In the tower',
    amenities: [
      {
        key: 'sky-room',
        name: 'Sky room',
        description: 'The 31st floor, seventy seats and a curtain for when the view distracts.',
        motif: 'talk',
        alt: 'A speaker before a screen and an audience',
      },
      {
        key: 'lounge',
        name: 'Members’ lounge',
        description: 'Newspapers on sticks, decent coffee, a piano that is tuned twice a year.',
        motif: 'lounge',
        alt: 'Two people in armchairs with coffee',
      },
    ],
  },
  {
    key: 'below',
    building: 'leaseline',
    name: 'Below ground',
    amenities: [
      {
        key: 'cycle-hub',
        name: 'Cycle hub',
        description: 'Level B2: ninety racks, drying room, and showers with actual pressure.',
        motif: 'bikes',
        alt: 'A mechanic at a bicycle on a stand',
      },
    ],
  },
  {
    key: 'hall',
    building: 'commons',
    name: 'Under the timber roof',
    amenities: [
      {
        key: 'glasshouse',
        name: 'Glasshouse',
        description: 'Free seats among the lemon trees, every day from eight. Good Wi-Fi.',
        motif: 'plants',
        alt: 'A gardener waters plants in a greenhouse',
      },
      {
        key: 'long-table',
        name: 'The long table',
        description: 'Sixty seats, one table. Sit down next to someone you don’t know yet.',
        motif: 'table',
        alt: 'A table from above, hands reaching for plates',
      },
    ],
  },
]
