import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@contract/locales'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** Files of the built app that a visit will need soon, so that the browser fetches them at once. */
export type Preloads = {
  /** Scripts for a visitor who is signed out. */
  entry: string[]
  /** Scripts for a visitor with a session in the browser's storage. */
  inside: string[]
  /** The catalogues of each locale: first that of the sign-in, then that of the screens behind it. */
  texts: Record<string, string[]>
  /** The two Latin fonts. Loaded late, they would shift the title when they replace the fallback. */
  fonts: string[]
  /** Styles of the first screen, which the server has rendered already. */
  styles: string[]
}

/** Which areas of `src/areas` a visit begins with. */
const areas = { entry: ['entry'], inside: ['server', 'inside'] }
const sourcesOf = (names: string[]) => names.map((name) => `src/areas/${name}.ts`)

/** Reads the files from Vite's manifest. @throws if an area is no chunk of the build. */
export async function readPreloads(folder: string): Promise<Preloads> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const first = filesOf(manifest, ['index.html'])
  const withImports = (sources: string[]) =>
    filesOf(manifest, sources).filter((file) => !first.includes(file))
  const texts: Record<string, string[]> = {}
  for (const source of Object.keys(manifest).toSorted()) {
    const locale = /^src\/locales\/([a-z-]+)\/(?:entry|inside)\.po$/.exec(source)?.[1]
    if (locale !== undefined) texts[locale] = [...(texts[locale] ?? []), ...withImports([source])]
  }
  const fonts = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file))
  const styles = stylesOf(manifest, sourcesOf(areas.entry))
  return {
    entry: withImports(sourcesOf(areas.entry)),
    inside: withImports(sourcesOf(areas.inside)),
    texts,
    fonts,
    styles,
  }
}

function filesOf(manifest: Manifest, sources: string[]): string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is no chunk of the build`)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}

function stylesOf(manifest: Manifest, sources: string[]): string[] {
  const first = new Set(manifest['index.html']?.css)
  const chunks = new Set<Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  const files = new Set([...chunks].flatMap((chunk) => chunk.css ?? []))
  return [...files].filter((file) => !first.has(file)).map((file) => `/${file}`)
}

/**
 * Runs in the browser before any other script. Only the browser's storage knows whether there is a session,
 * and which language was chosen.
 */
const script = `(function(p){var s=null,l=p.locale;try{s=(JSON.parse(localStorage.getItem('root')||'{}').value||{}).auth;var c=JSON.parse(localStorage.getItem('languages')||'null');if(c&&p.texts[c.value])l=c.value}catch(e){}
if(s||l!==p.locale)document.documentElement.dataset.firstScreen='other';
document.addEventListener('keydown',function(e){if(e.key==='Enter'&&e.target.name==='email')document.documentElement.dataset.firstScreenEntered=''});
var t=p.texts[l]||[];(s?p.inside.concat(t):p.entry.concat(t.slice(0,1))).forEach(function(u){var k=document.createElement('link');k.rel='modulepreload';k.href=u;document.head.appendChild(k)})})`

function preloadScript({ entry, inside, texts }: Preloads, locale: Locale): string {
  const given = JSON.stringify({ entry, inside, texts, locale })
  return `${script}(${given.replaceAll('<', '\\u003c')})`
}

/** Markup for the head: fonts after the scripts, scripts by what the browser's storage says. */
export function preloadMarkup(preloads: Preloads, nonce: string, locale: Locale): string {
  const fonts = preloads.fonts.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`,
  )
  const styles = preloads.styles.map((file) => `<link rel="stylesheet" href="${file}">`)
  return `${styles.join('')}${fonts.join('')}<script nonce="${nonce}">${preloadScript(preloads, locale)}</script>`
}
