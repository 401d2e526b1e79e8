import type { Palette } from '../palette'
import type { Chance } from '../seeded'

/** What stands on 648 × 416, in the colours of any building. */
export type Scene = (p: Palette, chance: Chance) => string

export const width = 648
export const height = 416
