const digitOfAnyScript = /[^\P{Nd}0-9]/gu
const isDigit = /^\p{Nd}$/u

/** Replaces digits of any script, such as full-width and Arabic ones, by those of ASCII. */
export const asciiDigits = (text: string): string => text.replaceAll(digitOfAnyScript, valueOf)

/** Unicode lists the digits of each script from 0 to 9, without a gap. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit.test(String.fromCodePoint(codePoint - before - 1))) before += 1
  return String(before % 10)
}
