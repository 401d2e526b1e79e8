import type { BuildingName } from '../buildings'

/** A page of the building to read. */
export type Leaflet = {
  building: BuildingName
  lang?: 'en' | 'de'
  title: string
  lead: string
  /** The middle of a picture's name: `scene-<motif>-<building>`. */
  motif?: string
  /** Headings, each with its paragraphs; the first may have none. */
  parts: [heading: string, ...paragraphs: string[]][]
}
