import { type Daylight, daylights } from '@rules/dates/daylight'
import { type BuildingName, buildingUuid } from '../buildings'
import { paletteIn } from './daylight'
import { palettes } from './palette'
import { fillTemplate } from './template'

/** The SVG templates below this folder by path; a build inlines them. */
const templates = import.meta.glob<string>('./*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The middle parts of `scene-<motif>-<building>`. */
export const motifs: readonly string[] = Object.keys(templates).flatMap(
  (path) => /^\.\/scenes\/(.+)\.svg$/.exec(path)?.[1] ?? [],
)

const filled = new Map<string, string>()

/** The SVG of a picture of the demo world by name, or null if there is none. */
export function drawPicture(name: string): string | null {
  const known = filled.get(name)
  if (known !== undefined) return known
  const svg = /^[a-z0-9-]{1,60}$/.test(name) ? draw(name) : null
  if (svg !== null) filled.set(name, svg)
  return svg
}

function draw(name: string): string | null {
  const [family = '', ...rest] = name.split('-')
  const subject = rest.join('-')
  if (family === 'utility') return fill(`icons/${subject}`)
  if (family === 'logo') return fill(`logos/${subject}`)
  if (family === 'person') return drawPerson(subject)
  if (family === 'company') return fill(`companies/${subject}`)
  if (family === 'scene') return drawScene(subject)
  if (!isBuilding(family)) return null
  const daylight = daylights.find((each) => subject === `front-${each}`) ?? null
  return subject === 'front' || daylight !== null ? drawFront(family, daylight) : null
}

/** The default face has the colors of a building: `person-default-harbor`. */
function drawPerson(subject: string): string | null {
  const [face = '', building = 'meridian', ...rest] = subject.split('-')
  return isBuilding(building) && rest.length === 0 ? fill(`people/${face}`, building) : null
}

function drawScene(subject: string): string | null {
  const cut = subject.lastIndexOf('-')
  const building = subject.slice(cut + 1)
  return isBuilding(building) ? fill(`scenes/${subject.slice(0, cut)}`, building) : null
}

/** At a time of day; without one, at that of the building's own palette. */
function drawFront(building: BuildingName, daylight: Daylight | null): string | null {
  const { palette, hour } = paletteIn(building, daylight)
  return fill(`fronts/${building}`, building, { palette, variant: hour })
}

/**
 * A template in the colors of a building, or null if there is no such template. The variant selects
 * the template's `{{for …}}` blocks.
 */
export function fill(
  path: string,
  building: BuildingName = 'meridian',
  { palette = palettes[building], variant = building as string } = {},
): string | null {
  const key = `./${path}.svg`
  const template = Object.hasOwn(templates, key) ? templates[key] : undefined
  return template === undefined ? null : fillTemplate(template, palette, variant)
}

const isBuilding = (name: string): name is BuildingName => Object.hasOwn(buildingUuid, name)
