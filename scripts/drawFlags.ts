import { writeFileSync } from 'node:fs'
import { flagTable } from './flagTable'

writeFileSync('docs/flags.md', flagTable())
