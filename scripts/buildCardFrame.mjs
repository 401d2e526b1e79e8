// The fields of the demo's provider of cards, as its own origin serves them.
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
