import type { Endpoint } from '@contract/endpoint'
import { commonErrorCodes, problem } from '@contract/problem'
import { type Row, table } from '@contract/table'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { statusOf } from '../services/platform/refusal'

type Json = Record<string, unknown>

/** The JSON Schema of a valibot schema, without what JSON Schema cannot express, such as transformations. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  }) as Json
  return rest
}

function parametersOf(where: 'path' | 'query', schema: GenericSchema | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function responsesOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200
  const codes = [...endpoint.errors, ...commonErrorCodes]
  const refusals = new Map<number, string[]>()
  for (const code of codes)
    refusals.set(statusOf[code], [...(refusals.get(statusOf[code]) ?? []), code])
  return {
    [status]: {
      description: 'Success',
      content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
    },
    ...Object.fromEntries(
      [...refusals].map(([refused, which]) => [
        String(refused),
        {
          description: `Refused: ${which.join(', ')}`,
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      ]),
    ),
  }
}

function operationOf({ area, name, endpoint }: Row): Json {
  const media = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${area}_${name}`,
    tags: [area],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
    ],
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: { [media]: { schema: schemaOf(endpoint.body) } } },
    }),
    responses: responsesOf(endpoint),
  }
}

let document: Json | null = null

/** The contract as OpenAPI 3.1. */
export function openApiDocument(): Json {
  document ??= build()
  return document
}

function build(): Json {
  const paths: Record<string, Json> = {}
  for (const row of table) {
    const path = row.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.endpoint.method.toLowerCase()]: operationOf(row) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico platform API',
      version: '2',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}
