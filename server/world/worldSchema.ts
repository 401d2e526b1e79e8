import { worldDocument } from '@contract/world/document'
import { toJsonSchema } from '@valibot/to-json-schema'

/** The JSON schema of a world document (`docs/building.schema.json`), without what JSON Schema cannot express. */
export function worldSchemaText(): string {
  const schema = toJsonSchema(worldDocument, { errorMode: 'ignore', typeMode: 'input' })
  return `${JSON.stringify({ ...schema, title: 'A building for Portico' }, null, 2)}\n`
}
