// The fields of the demo's card provider, served by its own origin.
import { join } from 'node:path'
import { build } from 'vite'

export const buildCardFrame = (root) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      outDir: join(root, 'dist/cards'),
      copyPublicDir: false,
      reportCompressedSize: false,
      lib: { entry: { frame: join(root, 'demo/cards/frame.ts') }, formats: ['es'] },
    },
  })
