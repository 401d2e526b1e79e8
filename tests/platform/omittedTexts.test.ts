import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withoutDescriptions, withoutSummaries } from '../../scripts/omittedTexts'

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

it.each([
  ["endpoint({ path: '/a', summary: 'b', errors: [] })", "endpoint({ path: '/a', errors: [] })"],
  ["endpoint({ path: '/a', summary:\n 'b, c' })", "endpoint({ path: '/a', })"],
])('removes the summary of an endpoint: %s', (code, left) => {
  expect(packed(withoutSummaries(code))).toBe(left)
})

it.each(['v.object({ summary: v.string() })', "x({ path: '/a', summary: 'b' })"])(
  'leaves other summaries as they are: %s',
  (code) => {
    expect(withoutSummaries(code)).toBe(code)
  },
)
