import type { Leaflet } from './types'

/** Stories that a post's link leads to. */
export const stories: Record<string, Leaflet> = {
  'noon-everywhere': {
    building: 'meridian',
    title: 'Odile Brandt paints “Noon, everywhere”',
    lead: 'The painter of the east lobby, in her own words and four colors.',
    motif: 'art',
    parts: [
      [
        'Why noon?',
        'Because nobody in a tower sees it. At noon everybody is in a meeting or in a line. I wanted a wall where it is noon whenever you come by.',
      ],
      [
        'Why four colors?',
        'Five would have been a decision. The orange is from the brick across the street, the two greens are the harbor before and after rain, the white is what was left.',
      ],
      [
        'See it',
        'East lobby, until Friday with the painter, from then on without. Questions before ten in the morning.',
      ],
    ],
  },
  'timber-hall': {
    building: 'commons',
    title: 'How to build a hall without a nail',
    lead: 'Oakum Architects on the roof of The Commons: the film as a story in four minutes.',
    motif: 'timber',
    parts: [
      [
        'Minute one: the trees',
        'Ninety-four oaks and larches from one valley, felled in winter when the sap is down, and left to lie for two summers.',
      ],
      [
        'Minute two: the joints',
        'Every beam ends in a tongue, every post in a groove. Pegs of dry oak go into wood that is still a little wet; as it dries, it closes its hand.',
      ],
      [
        'Minute three: the weekend',
        'Forty people, two cranes, no hammer. The ridge went up on a Sunday, to applause from the bus stop.',
      ],
      [
        'Minute four: the carpenter',
        '“It creaks for ten years,” says Anselm Roth. “Then it knows where it is.”',
      ],
    ],
  },
  'bakehouse-menu': {
    building: 'harbor',
    title: 'The bakehouse, Granville side',
    lead: 'What comes out of the oven, and when. Knock on the window for the first loaf.',
    motif: 'bakery',
    parts: [
      ['From seven', 'Sourdough, whole or half. Rye with molasses. Oat porridge in a cup.'],
      [
        'From nine',
        'Savory scones with cheddar and nettle. Egg on a roll. Filter coffee, refilled.',
      ],
      ['From noon', 'Soup of the day with the end of yesterday’s loaf, which is the best part.'],
      ['On Fridays', 'Cardamom buns until they are gone, which is soon.'],
    ],
  },
  'station-detour': {
    building: 'leaseline',
    title: 'The way round to Liverpool Street',
    lead: 'The west stairs are closed for four weeks. This takes three minutes more.',
    motif: 'train',
    parts: [
      ['1', 'Leave the tower by the Bishopsgate doors and turn left.'],
      [
        '2',
        'Cross at the lights by the church, then into the arcade. The florist is on your right.',
      ],
      ['3', 'At the end of the arcade take the lifts, down two. They hold a bicycle each.'],
      ['4', 'Straight on through the ticket hall. Platforms 1 to 10 are on the left as before.'],
      ['Without steps all the way', 'This way has none. The ramp at Exchange Square is open, too.'],
    ],
  },
}
