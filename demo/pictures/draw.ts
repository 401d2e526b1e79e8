import { daylights } from '@rules/dates/daylight'
import { type BuildingName, buildingUuid } from '../buildings'
import { drawFront } from './fronts/front'
import { drawCompany } from './marks/company'
import { drawIcon } from './marks/icons'
import { drawLogo } from './marks/logos'
import { drawPerson } from './marks/portraits'
import { palettes } from './palette'
import { type Motif, motifs } from './scenes/motifs'
import { height, width } from './scenes/scene'
import { chanceOf } from './seeded'
import { picture } from './shapes'

const drawn = new Map<string, string>()

/** The SVG of a picture of the demo world by name, or null if there is none. */
export function drawPicture(name: string): string | null {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const svg = /^[a-z0-9-]{1,60}$/.test(name) ? draw(name) : null
  if (svg !== null) drawn.set(name, svg)
  return svg
}

function draw(name: string): string | null {
  const [family, ...rest] = name.split('-')
  const subject = rest.join('-')
  if (family === 'utility') return drawIcon(subject)
  if (family === 'logo') return drawLogo(subject)
  if (family === 'person') return drawPerson(subject)
  if (family === 'company') return drawCompany(subject)
  if (family === 'scene') return drawScene(subject)
  if (!isBuilding(family)) return null
  const daylight = daylights.find((each) => subject === `front-${each}`) ?? null
  return subject === 'front' || daylight !== null ? drawFront(family, daylight) : null
}

function drawScene(subject: string): string | null {
  const cut = subject.lastIndexOf('-')
  const [motif, building] = [subject.slice(0, cut), subject.slice(cut + 1)]
  if (!isBuilding(building) || !isMotif(motif)) return null
  return picture(width, height, motifs[motif](palettes[building], chanceOf(subject)))
}

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name)

const isBuilding = (name: string | undefined): name is BuildingName =>
  name !== undefined && Object.hasOwn(buildingUuid, name)
