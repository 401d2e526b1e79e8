import type { BuildingName } from './buildings'
import { weeks } from './tenancies'

type Contact = {
  phone?: string
  securityPhone?: string
  meetingPoint?: string
  openingHours?: (typeof weeks)[keyof typeof weeks]
}

/** How to reach the people of each building; the numbers are from the ranges for fiction. */
export const demoContacts: Record<BuildingName, Contact> = {
  meridian: {
    phone: '+1 617 555 0142',
    securityPhone: '+1 617 555 0111',
    meetingPoint: 'The lawn across Meridian Plaza, by the sundial',
    openingHours: weeks.gym,
  },
  kontorhaus: {
    phone: '+49 40 66969 120',
    securityPhone: '+49 40 66969 112',
    meetingPoint: 'Am Kaiufer, gegenüber der Einfahrt',
    openingHours: weeks.office,
  },
  harbor: {
    phone: '+1 604 555 0128',
    securityPhone: '+1 604 555 0199',
    meetingPoint: 'The seawall at Canada Place',
    openingHours: weeks.gym,
  },
  leaseline: { phone: '+44 20 7946 0112', openingHours: weeks.office },
  commons: {},
}
