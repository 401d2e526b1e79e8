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
])("removes the description from a chart's node: %s", (code, left) => {
  expect(packed(withoutDescriptions(code))).toBe(left)
})

it.each([
  "({ subject: '', description: '' })",
  "({ ...node, description: 'b' })",
  'const { description } = fields',
])('leaves other objects as they are: %s', (code) => {
  expect(withoutDescriptions(code)).toBe(code)
})

it('keeps every line and column of the rest', () => {
  const code = "x({\n  id: 'a',\n  description:\n    'b',\n  on: { c: 1 },\n})\n"
  const left = withoutDescriptions(code)
  expect([left.length, left.indexOf('on: {')]).toEqual([code.length, code.indexOf('on: {')])
  expect(() => parseAst(left)).not.toThrow()
})
