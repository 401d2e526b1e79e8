import { table } from '@contract/table'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openApiDocument } from '@server/http/openapi'
import { describe, expect, it } from 'vitest'

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 according to an independent validator', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(openApiDocument()))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('is refused by that validator when it is broken', async () => {
    const broken = { ...structuredClone(openApiDocument()), info: {} }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('names every endpoint of the contract', () => {
    const document = JSON.stringify(openApiDocument())
    for (const { area, name } of table) {
      expect(document).toContain(`"operationId":"${area}_${name}"`)
    }
  })
})
