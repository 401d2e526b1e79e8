import type { BuildingName } from '../buildings'
import type { Leaflet } from './types'

/** The terms and the privacy notice of a brand, in its building's colors. */
function legal(building: BuildingName, brand: string, mail: string): Record<string, Leaflet> {
  return {
    [`${building}-terms`]: {
      building,
      title: 'Terms of use',
      lead: `${brand} is a service for the people who work in this house and for their guests.`,
      parts: [
        ['Your account', 'It is yours alone. Keep the password to yourself; we never ask for it.'],
        [
          'What you may do here',
          'Look around, sign up for events, take offers, write to the people who run the house. Please be as polite as you are in the elevator.',
        ],
        [
          'What we promise',
          'We keep the service running with care, and say so where something fails. Events and offers are those of their hosts.',
        ],
        [
          'When you leave',
          'Close the account whenever you like; what you have booked is canceled with it.',
        ],
        [
          'Questions',
          `Write to ${mail}. This is a demonstration: nobody enters into a contract by reading it.`,
        ],
      ],
    },
    [`${building}-privacy`]: {
      building,
      title: 'Privacy',
      lead: 'What we know about you, why, and for how long.',
      parts: [
        [
          'What we keep',
          'Your name, your email address, your company, and what you have signed up for.',
        ],
        [
          'Why',
          'So that the desk knows who is coming and the host knows how many chairs to put out.',
        ],
        ['For how long', 'As long as you have an account, and thirty days more.'],
        ['Who sees it', 'The people who run the house. Hosts of events see names, nothing else.'],
        ['Your rights', `Ask for a copy, a correction or the deletion of all of it: ${mail}.`],
      ],
    },
  }
}

export const legalPages: Record<string, Leaflet> = {
  ...legal('meridian', 'Portico', 'support@portico.example'),
  ...legal('leaseline', 'Leaseline', 'care@leaseline.example'),
  ...legal('harbor', 'Harbor House', 'desk@harbor.example'),
  'data-request': {
    building: 'meridian',
    title: 'Ask for your data',
    lead: 'A copy of everything we know about you, or an end to it.',
    parts: [
      [
        'How',
        'Write to support@portico.example from the address of your account. One sentence is enough.',
      ],
      ['When', 'The copy comes within a week. A deletion takes effect the same day.'],
    ],
  },
  admin: {
    building: 'meridian',
    title: 'Administration',
    lead: 'Here the people who run a building write events, answer requests and invite tenants.',
    motif: 'desk',
    parts: [
      [
        'Not part of this demonstration',
        'A deployment leads from here to its own administration. People without access don’t see the link.',
      ],
    ],
  },
}
