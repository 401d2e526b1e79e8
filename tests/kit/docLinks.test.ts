import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '')

/** The fragments of a document's headings, as GitHub derives them. */
function anchorsOf(file: string): Set<string> {
  const seen = new Map<string, number>()
  const headings = readFileSync(file, 'utf8')
    .replaceAll(/^```[^]*?^```/gm, '')
    .matchAll(/^#{1,6} (.+)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) => {
      const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
      const slug = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
      const times = seen.get(slug) ?? 0
      seen.set(slug, times + 1)
      return times === 0 ? slug : `${slug}-${times}`
    }),
  )
}

/** What a document links to in this repository and is not there. */
function brokenLinks(file: string): string[] {
  const links = withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : normalize(join(dirname(file), path))
    if (!existsSync(target)) return [link]
    if (anchor === undefined || !target.endsWith('.md')) return []
    return anchorsOf(target).has(anchor) ? [] : [link]
  })
}

it.each(documents)('every link of %s leads to a file and a heading', (file) => {
  expect(brokenLinks(file)).toEqual([])
})
