import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StyleRule } from './pageCss'
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
  /** The rules of the app's styles; a rendered page contains its own ones. */
  rules: StyleRule[]
  /** The path of all styles, which the inline script of a rendered page loads before it starts the app. */
  styles: string
  /** The element that loads all styles, for a page that shows nothing without scripts. */
  styleLink: string
  /** The element that only requests them. */
  stylePreload: string
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
    rules: JSON.parse(await read('.vite/rules.json')) as StyleRule[],
    styles,
    styleLink: `<link rel="stylesheet" crossorigin href="${styles}">`,
    stylePreload: `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${styles}">`,
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
  rules: [],
  styles: '',
  styleLink: '',
  stylePreload: '',
  inlineScript: '',
  preloads: null,
})
