import { readFileSync } from 'node:fs'
import { configurationSchemaText } from '@server/settings/configurationSchema'
import { expect, it } from 'vitest'

it('matches docs/configuration.schema.json; `npm run schema` writes it again', () => {
  expect(readFileSync('docs/configuration.schema.json', 'utf8')).toBe(configurationSchemaText())
})
