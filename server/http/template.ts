import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built `index.html`, taken apart: a painted page brings its styles along. */
export type Template = {
  html: string
  /** All styles of the app. */
  css: string
  /** The elements that fetch them, for a page that has nothing to show without scripts. */
  styleLinks: string
  /** The elements that start the app and fetch its first files. */
  scripts: string
  /** The text of the script that runs before a rendered page is shown (`src/app/inline/script.ts`). */
  inlineScript: string
}

const styleLink = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm
const script = /^\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n/gm

export function templateOf(html: string, { css = '', inlineScript = '' } = {}): Template {
  const found = (pattern: RegExp) => (html.match(pattern) ?? []).map((line) => line.trim()).join('')
  return {
    html: html.replace(styleLink, '').replace(script, ''),
    css,
    styleLinks: found(styleLink),
    scripts: found(script),
    inlineScript,
  }
}

/** Reads it from the folder of the built app. */
export async function readTemplate(folder: string): Promise<Template> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const files = [...html.matchAll(styleLink)].map(([, file = '']) => file)
  const styles = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const inlineScript = await readFile(join(folder, 'inline.js'), 'utf8')
  return templateOf(html, { css: styles.join(''), inlineScript: inlineScript.trim() })
}
