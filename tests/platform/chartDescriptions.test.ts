import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withoutDescriptions } from '../../scripts/chartDescriptions'

const packed = (code: string) => code.replaceAll(/\s+/g, ' ')

it.each([
  ["x({ id: 'a', description: 'b', on: {} })", "x({ id: 'a', on: {} })"],
  ["x({ states: { a: { description: 'b' } } })", 'x({ states: { a: { } } })'],
  ["x({ states: { a: { description: 'b', } } })", 'x({ states: { a: { } } })'],
  ["x({ id: 'a', description:\n 'b, c'\n , on: {} })", "x({ id: 'a', on: {} })"],
  ["x({ id: 'a', 'description': `b`, on: {} })", "x({ id: 'a', on: {} })"],
])('takes the description out of a node of a chart: %s', (code, left) => {
  expect(packed(withoutDescriptions(code))).toBe(left)
})

it.each([
  "({ subject: '', description: '' })",
  "({ ...node, description: 'b' })",
  'const { description } = fields',
])('leaves what is no node of a chart as it is: %s', (code) => {
  expect(withoutDescriptions(code)).toBe(code)
})

it('leaves every line and column of the rest where it was', () => {
  const code = "x({\n  id: 'a',\n  description:\n    'b',\n  on: { c: 1 },\n})\n"
  const left = withoutDescriptions(code)
  expect([left.length, left.indexOf('on: {')]).toEqual([code.length, code.indexOf('on: {')])
  expect(() => parseAst(left)).not.toThrow()
})
