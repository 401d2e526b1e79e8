import type { Daylight } from '@rules/dates/daylight'
import type { BuildingName } from '../buildings'
import { mix, type Palette, palettes } from './palette'

type Light = {
  sky: Palette['sky']
  /** How much of the sky's color comes from the time of day, as opposed to the building. */
  skyShare: number
  /** A tint over everything, stronger over distant planes. */
  veil: string
  far: number
  mid: number
  near: number
  orb: string
}

const lights: Record<Daylight, Light> = {
  dawn: {
    sky: ['#6a86b4', '#dcaab0', '#fcdcae'],
    skyShare: 0.75,
    veil: '#f1b7a4',
    far: 0.34,
    mid: 0.2,
    near: 0.08,
    orb: '#ffe7c4',
  },
  noon: {
    sky: ['#69afd3', '#b0d9e6', '#eef4ea'],
    skyShare: 0.7,
    veil: '#f4fbff',
    far: 0.4,
    mid: 0.24,
    near: 0.1,
    orb: '#fffbe8',
  },
  dusk: {
    sky: ['#203f5e', '#8a7096', '#f4b284'],
    skyShare: 0.6,
    veil: '#3a3560',
    far: 0.3,
    mid: 0.22,
    near: 0.16,
    orb: '#ffe0b0',
  },
  night: {
    sky: ['#081228', '#112646', '#2a4868'],
    skyShare: 0.85,
    veil: '#0a1830',
    far: 0.7,
    mid: 0.6,
    near: 0.5,
    orb: '#f6f2df',
  },
}

/** The time of day in which each front has the building's own colors. */
const own: Record<BuildingName, Daylight> = {
  meridian: 'dusk',
  kontorhaus: 'dawn',
  harbor: 'noon',
  leaseline: 'dusk',
  commons: 'noon',
}

/** The colors of a building at a time of day; without one, its own colors at their time. */
export function paletteIn(
  building: BuildingName,
  daylight: Daylight | null,
): { palette: Palette; hour: Daylight } {
  const hour = daylight ?? own[building]
  return { palette: hour === own[building] ? palettes[building] : lit(building, hour), hour }
}

function lit(building: BuildingName, daylight: Daylight): Palette {
  const p = palettes[building]
  const { sky, skyShare, veil, far, mid, near, orb } = lights[daylight]
  const under = (colour: string, part: number) => mix(colour, veil, part)
  const [zenith, middle, horizon] = sky
  const [ownZenith, ownMiddle, ownHorizon] = p.sky
  return {
    ...p,
    sky: [
      mix(ownZenith, zenith, skyShare),
      mix(ownMiddle, middle, skyShare),
      mix(ownHorizon, horizon, skyShare),
    ],
    far: under(p.far, far),
    mid: under(p.mid, mid),
    near: under(p.near, near),
    ink: under(p.ink, near * 0.5),
    paper: under(p.paper, near),
    leaf: under(p.leaf, mid),
    water: under(p.water, mid),
    accent: under(p.accent, near * 0.6),
    // By day, windows reflect the sky; later, they glow.
    glow: daylight === 'noon' ? mix(p.glow, '#e4f3f6', 0.5) : p.glow,
    orb,
    skins: [
      under(p.skins[0], near * 0.7),
      under(p.skins[1], near * 0.7),
      under(p.skins[2], near * 0.7),
    ],
  }
}
