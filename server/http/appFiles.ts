import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, type Manifest, type Preloads, preloadsOf } from './preload'

/** The parts of a document that depend on the app's files. */
export type AppFiles = {
  /** The elements that start the app and load its first files, for a page that shows nothing without scripts. */
  scripts: string
  /** The same files, only requested: the inline script of a rendered page starts `entry` after the first paint. */
  scriptPreloads: string
  /** The path of the file that starts the app. */
  entry: string
  /** The paths of the files that it imports; the inline script imports them one by one before it. */
  imports: string[]
  /** All styles of the app; a rendered page contains them inline. */
  css: string
  /** The element that loads the styles, for a page that shows nothing without scripts. */
  styleLink: string
  /** The source of the script that runs before a rendered page is shown (`src/app/inline/script.ts`). */
  inlineScript: string
  /** Null in development, where nothing is built. */
  preloads: Preloads | null
}

/**
 * Reads the files of the built app from Vite's manifest.
 * @throws if one of them is missing
 */
export async function readAppFiles(folder: string): Promise<AppFiles> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const [entry = '', ...imports] = filesOf(manifest, ['index.html'])
  const [styles = ''] = filesOf(manifest, ['style.css'])
  const preload = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`
  return {
    scripts: [
      `<script type="module" crossorigin src="${entry}"></script>`,
      ...imports.map(preload),
    ].join(''),
    scriptPreloads: [entry, ...imports].map(preload).join(''),
    entry,
    imports: imports.toReversed(),
    css: await read(styles),
    styleLink: `<link rel="stylesheet" crossorigin href="${styles}">`,
    inlineScript: (await read('inline.js')).trim(),
    preloads: preloadsOf(manifest),
  }
}

/** In development Vite serves the sources together with their styles. */
export const sourceFiles = (scripts: string): AppFiles => ({
  scripts,
  scriptPreloads: '',
  entry: '',
  imports: [],
  css: '',
  styleLink: '',
  inlineScript: '',
  preloads: null,
})
