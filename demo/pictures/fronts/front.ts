import type { Daylight } from '@rules/dates/daylight'
import type { BuildingName } from '../../buildings'
import { paletteIn } from '../daylight'
import { type Palette, palettes } from '../palette'
import { type Chance, chanceOf } from '../seeded'
import { picture } from '../shapes'
import { commonsFront } from './commons'
import { harborFront } from './harbor'
import { kontorhausFront } from './kontorhaus'
import { leaselineFront } from './leaseline'
import { meridianFront } from './meridian'

type Front = (p: Palette, chance: Chance) => string

/** The eye-catcher stands in the upper middle: the picture is also cropped to a tall half page. */
const fronts: Record<BuildingName, Front> = {
  meridian: meridianFront,
  kontorhaus: kontorhausFront,
  harbor: harborFront,
  leaseline: leaselineFront,
  commons: commonsFront,
}

/** In the light of an hour, or in that in which it was drawn first. */
export function drawFront(building: BuildingName, daylight: Daylight | null): string {
  const palette = daylight === null ? palettes[building] : paletteIn(building, daylight)
  return picture(1600, 900, fronts[building](palette, chanceOf(`${building}-front`)))
}
