export const digitsIn = (text: string) => text.replace(/\D/g, '')

/** What an input holds as a code, and where its caret belongs. A digit too many takes the place of the one behind it. */
export function typedInto(
  { value, selectionStart }: Pick<HTMLInputElement, 'value' | 'selectionStart'>,
  length: number,
): { digits: string; caret: number } {
  const all = digitsIn(value)
  const caret = digitsIn(value.slice(0, selectionStart ?? value.length)).length
  if (all.length <= length || caret > length) {
    return { digits: all.slice(0, length), caret: Math.min(caret, length) }
  }
  return { digits: all.slice(0, caret) + all.slice(caret + all.length - length), caret }
}

/** More than one digit differs: it was not put right but comes anew, as from the keyboard's own offer. */
export const isOtherCode = (before: string, after: string) =>
  Array.from(after).filter((digit, at) => digit !== before[at]).length > 1
