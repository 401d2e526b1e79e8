import { type Letters, wordmark } from './wordmark'

export type Logo = {
  words: string
  letters: Letters
  ink: string
  inkOnDark: string
  /** Shapes on a 28 × 28 square, in mid-tones that are visible on light and on dark. */
  mark: string
}

const side = 28
/**
 * Space between symbol and text, and to the right of the text for letters that extend beyond their
 * advance width.
 */
const [gap, room] = [8, 2]

/** A symbol and the name as outlines; the text's color follows the viewer's color scheme. */
export async function drawLogo({ words, letters, ink, inkOnDark, mark }: Logo): Promise<string> {
  const { path, width } = await wordmark(words, letters)
  const whole = side + gap + width + room
  const baseline = letters.family === 'serif' ? 21 : 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${side}" width="${whole}" height="${side}"><style>.ink{fill:${ink}}@media (prefers-color-scheme:dark){.ink{fill:${inkOnDark}}}</style>${mark}<path class="ink" transform="translate(${side + gap} ${baseline})" d="${path}"/></svg>\n`
}

/** The symbol alone, from which icons are made. */
export const drawMark = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${mark}</svg>\n`
