import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaCatalogues, type Renderer } from '@contract/rendering'
import { shell } from '@ssr/shell'

/** Renders nothing: every document is a shell. */
export const renderer: Renderer = {
  render: () => Promise.reject(new Error('nothing is rendered for a shell')),
  shell,
}

/** A built app, as far as the server reads it. */
export async function builtApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, '.vite'))
  const file = (name: string) => ({ file: `assets/${name}.js` })
  const areas = Object.keys(areaCatalogues).map((area) => [
    `_${area}.js`,
    { ...file(area), name: area },
  ])
  const first = { 'index.html': file('first'), 'style.css': { file: 'assets/all.css' } }
  const manifest = { ...first, ...Object.fromEntries(areas) }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, '.vite/rules.json'), '[]')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/all.css'), '')
  await writeFile(join(folder, 'worker.js'), 'the worker')
  await writeFile(join(folder, 'inline.js'), 'the inline script')
  return folder
}
