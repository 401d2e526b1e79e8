import { structuredPatch } from 'diff'
import { stringify } from 'yaml'
import type { FieldChange } from '../plan/plan'
import { printable } from './printable'

/** Longer values are compared line by line. */
const maxLength = 80
/** A comparison takes the longer the more lines differ. */
const maxDifferences = 1000
const maxLines = 200

/** A changed field: short values as `before → after`, longer ones as the lines that differ. */
export function changeLines({ field, before, after }: FieldChange): string[] {
  const [was, is] = [before, after].map((value) => JSON.stringify(value))
  const isShort = [was, is].every((text) => text === undefined || text.length <= maxLength)
  if (isShort && !isMultiline(before) && !isMultiline(after)) {
    return [`    ${field}: ${printable(`${was} → ${is}`)}`]
  }
  const lines = differingLines(textOf(before), textOf(after))
  if (lines === null) return [`    ${field}: ${shortened(was)} → ${shortened(is)}`]
  const more = lines.length - maxLines
  const shown = lines.slice(0, maxLines).map((line) => `      ${printable(line)}`)
  return [`    ${field}:`, ...shown, ...(more > 0 ? [`      … and ${more} more lines`] : [])]
}

const isMultiline = (value: unknown): boolean => typeof value === 'string' && value.includes('\n')

/** A text as it is, anything else as a world file has it; each block of a rich text on a line of its own. */
function textOf(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'string') return withBreaks(value)
  const broken: unknown = JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? withBreaks(part) : part,
    ),
  )
  return stringify(broken, { lineWidth: 0 })
}

const withBreaks = (text: string) =>
  text.replaceAll(/(<\/(?:p|li|ul|ol|h[1-6]|div|blockquote|tr|table)>|<br ?\/?>)(?=.)/gi, '$1\n')

/** With one line before and after each; null if too much differs. */
function differingLines(before: string, after: string): string[] | null {
  const options = { context: 1, maxEditLength: maxDifferences }
  const patch = structuredPatch('', '', withEnd(before), withEnd(after), '', '', options)
  if (patch === undefined) return null
  return patch.hunks.flatMap(({ lines }, at) => [
    ...(at === 0 ? [] : ['…']),
    ...lines.map((line) => `${line.slice(0, 1)} ${line.slice(1)}`),
  ])
}

/** Without it, the end of a text without a line break would count as a difference. */
const withEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

function shortened(text = ''): string {
  return printable(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)
}
