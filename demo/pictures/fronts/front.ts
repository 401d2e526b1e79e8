import type { BuildingName } from '../../buildings'
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

export const drawFront = (building: BuildingName): string =>
  picture(1600, 900, fronts[building](palettes[building], chanceOf(`${building}-front`)))
