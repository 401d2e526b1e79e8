import { deploymentFile } from '@contract/deployment'
import { toJsonSchema } from '@valibot/to-json-schema'

/** The JSON schema of a configuration (`docs/configuration.schema.json`), without what JSON Schema cannot express. */
export function configurationSchemaText(): string {
  const schema = toJsonSchema(deploymentFile, { errorMode: 'ignore', typeMode: 'input' })
  return `${JSON.stringify({ ...schema, title: 'A configuration of Portico' }, null, 2)}\n`
}
