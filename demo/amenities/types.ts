import type { Translations } from '@server/db/schema'
import type { BuildingName } from '../buildings'

export type DemoAmenity = {
  /** Unique in its building, e.g. `gym`. */
  key: string
  name: string
  description: string
  /** Part of a picture's name: `scene-<motif>-<building>`. Without one, there is no picture. */
  motif?: string
  alt?: string
  floor?: string
  hours?: string
  capacity?: string
  /** Fields by their names in the API. */
  translations?: Translations
}

/** In display order. */
export type DemoAmenityCategory = {
  key: string
  building: BuildingName
  name: string
  translations?: Translations
  amenities: DemoAmenity[]
}
