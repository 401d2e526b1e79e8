import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../commands/history'

/** The names of tests by what they reach: a state's id, or the name of a transition. */
export type Reached = Readonly<Record<string, readonly string[]>>

/** What the tests of one file reach in a layer, such as the screens or the browser. */
export interface LayerFile {
  readonly states: Reached
  readonly transitions: Reached
}

/** Everything that was reached in a layer. */
export interface Layer extends LayerFile {
  readonly name: string
}

/** So many tests are named for each state and transition. */
export const maxTests = 3

const folder = join(cacheFolder, 'layers')

/** Stores what the tests of a file reached, instead of what they did the last time. */
export function storeLayerFile(layer: string, file: string, reached: LayerFile): void {
  const path = join(folder, layer, `${file.replaceAll(/[^\w.-]+/g, '_')}.json`)
  if (Object.keys(reached.states).length === 0) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(reached))
}

/** What the last runs of each layer's tests stored; a layer whose tests have never run is missing. */
export function storedLayers(): Layer[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => {
    const files = readdirSync(join(folder, name)).toSorted()
    const all = files.map(
      (file) => JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as LayerFile,
    )
    return {
      name,
      states: merged(all.map(({ states }) => states)),
      transitions: merged(all.map(({ transitions }) => transitions)),
    }
  })
}

function merged(all: readonly Reached[]): Reached {
  const result: Record<string, string[]> = {}
  for (const [name, tests] of all.flatMap((each) => Object.entries(each))) {
    const known = (result[name] ??= [])
    known.push(...tests.slice(0, maxTests - known.length))
  }
  return result
}
