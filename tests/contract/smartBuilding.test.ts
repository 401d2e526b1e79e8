import { setTemperature } from '@contract/smartBuilding'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const place = { buildingId: '6f1b0c52-1e0f-4a55-9d0b-0d4f5f3a7c11', floorId: '3', suiteId: '31' }

describe('the requested temperature', () => {
  it.each([
    ['false', '64', false],
    ['false', '65', true],
    ['false', '75', true],
    ['false', '76', false],
    // Within the bounds of the other unit, or of a dial without bounds.
    ['false', '20', false],
    ['false', '40', false],
    ['false', '80', false],
    ['true', '17', false],
    ['true', '18', true],
    ['true', '24', true],
    ['true', '25', false],
    ['true', '70', false],
    ['true', '-20', false],
    ['true', '20.5', false],
    ['true', '', false],
  ])('in Celsius %s, %s: %s', (isCelsius, temp, isFine) => {
    const { issues = [] } = v.safeParse(setTemperature.params, { ...place, temp, isCelsius })
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(isFine ? [] : ['temp'])
  })
})
