import { writeFileSync } from 'node:fs'
import { configurationSchemaText } from '@server/settings/configurationSchema'

writeFileSync('docs/configuration.schema.json', configurationSchemaText())
