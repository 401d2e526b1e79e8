import { plainText } from '@rules/platform/plainText'
import { cx } from '@ui/classes/cx'
import * as finder from '@ui/finder/finder.css'
import { caption, muted } from '@ui/theme/typography.css'
import * as css from './search.css'
import type { ShownResult } from './useResults'

type Props = { id: string; result: ShownResult; query: string; isActive: boolean }

/** One result, as a link that can also be opened in a new tab. */
export function ResultOption({ id, result, query, isActive }: Props) {
  const { title, detail, lang, figure, href, renderLink, onPress } = result
  return renderLink({
    href,
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-disabled': onPress === null || undefined,
    tabIndex: -1,
    className: finder.option,
    onClick: onPress ?? undefined,
    children: (
      <>
        <span className={finder.figure} aria-hidden="true">
          {figure}
        </span>
        <span className={finder.textBlock}>
          <span className={finder.title} lang={lang}>
            {marked(title, query).map(({ text, isMatch, at }) =>
              isMatch ? (
                <mark key={at} className={css.mark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
          {detail && <span className={cx(finder.detail, caption, muted)}>{detail}</span>}
        </span>
      </>
    ),
  })
}

type Piece = { text: string; isMatch: boolean; at: number }

/** Splits a text into words that start with a queried word, and the rest between them. */
function marked(text: string, query: string): Piece[] {
  const terms = plainText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const pieces: Piece[] = []
  for (const { 0: part, index: at } of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const isMatch = terms.some((term) => plainText(part).startsWith(term))
    pieces.push({ text: part, isMatch, at })
  }
  return pieces
}
