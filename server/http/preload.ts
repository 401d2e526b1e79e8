import { type Area, areaCatalogues } from '@contract/rendering'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
/** The manifest of a Vite build, by source file. */
export type Manifest = Record<string, Chunk>

/** Files of the built app by area, so that the browser fetches those of a page immediately. */
export type Preloads = {
  scripts: (area: Area) => string[]
  /** The message catalogues of an area in a language. */
  texts: (area: Area, locale: string) => string[]
  /** The two Latin fonts. Loaded late, they would shift the title when they replace the fallback. */
  fonts: string[]
}

/** @throws if an area is not a chunk of the build */
export function preloadsOf(manifest: Manifest): Preloads {
  const first = filesOf(manifest, ['index.html'])
  const known = new Map<Area, string[]>()
  for (const area of Object.keys(areaCatalogues) as Area[]) {
    const files = filesOf(manifest, [sourceOf(manifest, area)])
    known.set(
      area,
      files.filter((file) => !first.includes(file)),
    )
  }
  const catalogue = (part: string, locale: string) => {
    const source = `src/locales/${locale}/${part}.po`
    return source in manifest ? filesOf(manifest, [source]) : []
  }
  return {
    scripts: (area) => known.get(area) ?? [],
    texts: (area, locale) => {
      const part = areaCatalogues[area]
      return part ? catalogue(part, locale) : []
    },
    fonts: Object.entries(manifest)
      .filter(([source]) => source.endsWith('-latin-wght-normal.woff2'))
      .map(([, { file }]) => `/${file}`),
  }
}

/** The manifest key of an area's code (`scripts/chunks.ts`). */
function sourceOf(manifest: Manifest, area: Area): string {
  const [source] =
    Object.entries(manifest).find(([key, { name }]) => key.startsWith('_') && name === area) ?? []
  if (source === undefined) throw new Error(`${area} is not a chunk of the build`)
  return source
}

/** The paths of these files, each followed by its imports. */
export function filesOf(manifest: Manifest, sources: string[]): string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not a chunk of the build`)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}

/** Markup that fetches scripts and message catalogues of these areas, then fonts. */
export function preloadMarkup(
  preloads: Preloads,
  { areas, locale }: { areas: readonly Area[]; locale: string },
): string {
  // Every page needs the messages of the sign-in.
  const texts = (['entry', ...areas] as const).flatMap((area) => preloads.texts(area, locale))
  const files = new Set([...areas.flatMap(preloads.scripts), ...texts])
  return [...files].map((file) => `<link rel="modulepreload" href="${file}">`).join('')
}

/** Elements that request the fonts. */
export const fontPreloads = ({ fonts }: Preloads): string =>
  fonts
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`,
    )
    .join('')
