import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { worldSchemaText } from '@server/world/worldSchema'
import { expect, it } from 'vitest'

const file = fileURLToPath(new URL('../../../docs/building.schema.json', import.meta.url))

it('matches docs/building.schema.json; `npm run schema` writes it again', () => {
  expect(readFileSync(file, 'utf8')).toBe(worldSchemaText())
})
