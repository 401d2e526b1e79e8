import type { BuildingName } from '../buildings'

export type Line = {
  name: string
  to: string
  from: string
  /** Minutes between departures, and minutes past the hour of the first one. */
  every: number
  past: number
  walk: number
}

/** The lines near each building, with the minutes to walk to the stop. */
export const transitLines: Record<BuildingName, Line[]> = {
  meridian: [
    { name: 'Red', to: 'Alewife', from: 'South Station', every: 7, past: 2, walk: 6 },
    { name: 'Red', to: 'Ashmont', from: 'South Station', every: 9, past: 5, walk: 6 },
    { name: 'Blue', to: 'Wonderland', from: 'Aquarium', every: 8, past: 3, walk: 4 },
    { name: 'SL1', to: 'Airport terminals', from: 'South Station', every: 12, past: 8, walk: 6 },
    { name: 'Ferry', to: 'Charlestown', from: 'Long Wharf', every: 30, past: 15, walk: 5 },
    { name: 'Ferry', to: 'Hingham', from: 'Rowes Wharf', every: 60, past: 40, walk: 3 },
  ],
  kontorhaus: [
    { name: 'U3', to: 'Barmbek', from: 'Baumwall', every: 5, past: 1, walk: 4 },
    { name: 'U3', to: 'Wandsbek-Gartenstadt', from: 'Baumwall', every: 5, past: 3, walk: 4 },
    { name: 'U4', to: 'Elbbrücken', from: 'Überseequartier', every: 10, past: 6, walk: 7 },
    { name: '72', to: 'Landungsbrücken', from: 'Sandtorkai', every: 20, past: 12, walk: 2 },
    { name: '6', to: 'Borgweg', from: 'Am Sandtorkai', every: 10, past: 4, walk: 1 },
  ],
  harbor: [
    { name: 'Expo', to: 'King George', from: 'Waterfront', every: 6, past: 1, walk: 4 },
    { name: 'Canada', to: 'YVR Airport', from: 'Waterfront', every: 7, past: 4, walk: 4 },
    { name: 'SeaBus', to: 'Lonsdale Quay', from: 'Waterfront', every: 15, past: 10, walk: 5 },
    { name: '19', to: 'Stanley Park', from: 'West Pender', every: 12, past: 7, walk: 3 },
  ],
  leaseline: [
    { name: 'Elizabeth', to: 'Paddington', from: 'Liverpool Street', every: 5, past: 2, walk: 5 },
    {
      name: 'Central',
      to: 'Ealing Broadway',
      from: 'Liverpool Street',
      every: 4,
      past: 1,
      walk: 5,
    },
    { name: 'Circle', to: 'Hammersmith', from: 'Liverpool Street', every: 10, past: 6, walk: 5 },
    { name: '149', to: 'Edmonton Green', from: 'Bishopsgate', every: 8, past: 3, walk: 1 },
  ],
  commons: [
    { name: 'Blue', to: 'Wonderland', from: 'Aquarium', every: 8, past: 3, walk: 5 },
    { name: 'Red', to: 'Alewife', from: 'South Station', every: 7, past: 2, walk: 7 },
    { name: 'Ferry', to: 'Charlestown', from: 'Long Wharf', every: 30, past: 15, walk: 6 },
  ],
}
