import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generated'

/** `npm run layers`: writes what follows from `layers.ts`. */
for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(file, text)
