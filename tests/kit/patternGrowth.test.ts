import { describe, expect, it } from 'vitest'
import { collectPatterns, literalsOf } from './patterns/collect'
import { growthOf } from './patterns/growth'

/** Each pattern is tried with thousands of texts, which takes a busy machine minutes. */
const searchTimeoutMs = 300_000

describe('every regular expression of the product', () => {
  it(
    'takes steps in proportion to the text',
    async () => {
      const files = new Map<string, string[]>()
      const patterns = new Map<string, RegExp>()
      for (const { file, pattern } of await collectPatterns()) {
        const key = String(pattern)
        patterns.set(key, pattern)
        files.set(key, [...(files.get(key) ?? []), file])
      }
      expect(patterns.size).toBeGreaterThan(200)
      const grown = [...patterns].flatMap(([key, pattern]) => {
        const growth = growthOf(pattern)
        return growth === null
          ? []
          : `${files.get(key)?.join(', ')}: ${key} ${JSON.stringify(growth)}`
      })
      expect(grown).toEqual([])
    },
    searchTimeoutMs,
  )
})

describe('the search for growth', () => {
  it.each([
    // Each was in the product once.
    /@import|\\|url\(\s*['"]?(?!\s*(?:['"]?#|data:image\/(?:png|jpeg|webp|gif);base64,))/i,
    /\/+$/,
    /\s*;.*$/,
    /\bVersion\/[\d.]+.*\bSafari\//,
    /\bAndroid\b(?!.*\bMobile\b)/,
    /^\s*(.*?)@(\S+?):(\d+):(\d+)$/,
    /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    /"[^"]*"|'[^']*'|“[^”]*”|„[^“”]*[“”]|«[^»]*»|‘[^’]*’/gu,
    // Typical others, up to exponential ones.
    /^(a+)+$/,
    /(.*,){3}x/,
    /x*y/,
  ])(
    'finds it in %s',
    (pattern) => {
      expect(growthOf(pattern)).not.toBeNull()
    },
    searchTimeoutMs,
  )

  it.each([/^[\w.]+@[\w.]+$/, /\s+/g, /^\s*\/\//, /[^,]+/g, /url\(/gi, /^(?:ab|cd)+$/])(
    'finds none in %s',
    (pattern) => {
      expect(growthOf(pattern)).toBeNull()
    },
    searchTimeoutMs,
  )

  it('reads every literal of a source, and none of its texts and comments', () => {
    const text =
      "const a: RegExp = /a\\/b+/gi // /c/\nexport const b = ['/d/', `/e/${/f/u.source}`, <T,>(x: T) => x]"
    expect(literalsOf(text, 'a.ts').map(String)).toEqual(['/a\\/b+/gi', '/f/u'])
  })
})
