import { writeFileSync } from 'node:fs'
import { worldSchemaText } from '@server/world/worldSchema'

writeFileSync('docs/building.schema.json', worldSchemaText())
