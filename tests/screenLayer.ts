import { relative } from 'node:path'
import { storeLayerFile } from '@kit/layers/layer'
import { createLayerRecorder } from '@kit/layers/recorder'

/** What the tests of screens reach in the charts, for `npm run charts -- report`. */
export const screenLayer = createLayerRecorder()

let file = ''

/** The next test begins. */
export function beginInLayer({ name, file: { filepath } }: Task): void {
  file = relative('.', filepath)
  screenLayer.begin(name)
}

type Task = { name: string; file: { filepath: string } }

/** The tests of a file have ended. */
export const storeScreenLayer = () => storeLayerFile('screens', file, screenLayer.take())
