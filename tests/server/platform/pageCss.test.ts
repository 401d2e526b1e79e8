import { pageCss } from '@server/http/pageCss'
import { describe, expect, it } from 'vitest'
import { stylesheetRules } from '../../../scripts/stylesheetRules.mjs'

const partOf = (css: string, markup: string) => pageCss(stylesheetRules(css), markup)

describe('the styles of a page', () => {
  it('are those of its classes, in their order', () => {
    const css = '.a{color:red}.b{color:blue}.c{color:green}'
    expect(partOf(css, '<p class="c x"></p><p class="a"></p>')).toBe('.a{color:red}.c{color:green}')
  })

  it('contain what needs no class', () => {
    const css =
      ':root{--a:1}p a{x:y}[data-x]{x:y}@font-face{font-family:f}@keyframes k{to{x:y}}@layer a,b;'
    expect(partOf(css, '')).toBe(css)
  })

  it('contain a rule with several selectors if one of them can match', () => {
    const css = '.a .b,.c{x:y}'
    expect(partOf(css, '<p class="a">')).toBe('')
    expect(partOf(css, '<p class="a b">')).toBe(css)
    expect(partOf(css, '<p class="c">')).toBe(css)
  })

  it('contain a rule regardless of the classes that it excludes or only may have', () => {
    const css = '.a:not(.b):where(.c, .d:is(.e)):hover>.f{x:y}'
    expect(partOf(css, '<p class="a f">')).toBe(css)
    expect(partOf(css, '<p class="b c d e">')).toBe('')
  })

  it('contain a condition only with rules', () => {
    const css = '@media (min-width:1px){@supports (x:y){.a{x:y}}.b{x:y}}'
    expect(partOf(css, '<p class="a">')).toBe('@media (min-width:1px){@supports (x:y){.a{x:y}}}')
    expect(partOf(css, '<p class="c">')).toBe('')
  })

  it('recognise escaped class names', () => {
    expect(partOf(String.raw`.w-1\/2{x:y}`, '<p class="w-1/2">')).toBe(String.raw`.w-1\/2{x:y}`)
  })
})
