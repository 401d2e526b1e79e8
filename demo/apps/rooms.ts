import type { BuildingName } from '../buildings'
import { chanceOf } from '../pictures/seeded'

export type Room = { key: string; name: string; seats: number; english: string; german: string }

export const opening = 8
export const closing = 19

const inTower = (floor: string) => ({ english: floor, german: floor })

export const rooms: Record<BuildingName, Room[]> = {
  meridian: [
    { key: 'a', name: 'Room A', seats: 4, ...inTower('Conference center, 3rd floor') },
    { key: 'b', name: 'Room B', seats: 12, ...inTower('Conference center, 3rd floor') },
    { key: 'hall', name: 'The hall', seats: 180, ...inTower('Conference center, 3rd floor') },
    { key: 'reading', name: 'Reading corner', seats: 2, ...inTower('Library, 12th floor') },
    { key: 'long', name: 'Long table', seats: 16, ...inTower('Terrace on 9') },
  ],
  kontorhaus: [
    { key: 'bille', name: 'Bille', seats: 6, english: 'First floor', german: '1. Etage' },
    { key: 'alster', name: 'Alster', seats: 12, english: 'Second floor', german: '2. Etage' },
    { key: 'elbe', name: 'Elbe', seats: 30, english: 'Second floor', german: '2. Etage' },
    {
      key: 'zitrone',
      name: 'Zitronentisch',
      seats: 4,
      english: 'Winter garden',
      german: 'Wintergarten',
    },
  ],
  harbor: [
    { key: 'cedar', name: 'Cedar', seats: 14, ...inTower('Level 3') },
    { key: 'salal', name: 'Salal', seats: 6, ...inTower('Level 3') },
    { key: 'nook', name: 'Float plane nook', seats: 2, ...inTower('Level 2') },
  ],
  leaseline: [
    { key: 'sky', name: 'Sky room', seats: 70, ...inTower('Level 31') },
    { key: 'four', name: 'Room 4.2', seats: 8, ...inTower('Level 4') },
  ],
  commons: [
    { key: 'glass', name: 'Glasshouse table', seats: 6, ...inTower('Ground floor') },
    { key: 'bench', name: 'Workbench', seats: 12, ...inTower('Under the timber roof') },
  ],
}

/** The hours that others have booked. They stay the same all day and change with the date. */
export function busyHours(building: BuildingName, { key }: Room, day: string): Set<number> {
  const chance = chanceOf(`${building}/${key}/${day}`)
  const hours = Array.from({ length: closing - opening }, (_, n) => opening + n)
  return new Set(hours.filter(() => chance.between(0, 1) < 0.42))
}
