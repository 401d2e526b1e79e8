import { type Letters, wordmark } from './wordmark'

export type Logo = {
  words: string
  letters: Letters
  ink: string
  inkOnDark: string
  /** On a square of 28; mid-tones that stand on light and on dark. */
  mark: string
}

const side = 28
/** Between the mark and the words, and to the right of them, for letters that lean out of their width. */
const [gap, room] = [8, 2]

/** A mark and the name in outlines; its ink follows the colour scheme of whoever shows it. */
export async function drawLogo({ words, letters, ink, inkOnDark, mark }: Logo): Promise<string> {
  const { path, width } = await wordmark(words, letters)
  const whole = side + gap + width + room
  const baseline = letters.family === 'serif' ? 21 : 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${side}" width="${whole}" height="${side}"><style>.ink{fill:${ink}}@media (prefers-color-scheme:dark){.ink{fill:${inkOnDark}}}</style>${mark}<path class="ink" transform="translate(${side + gap} ${baseline})" d="${path}"/></svg>\n`
}

/** The mark alone, of which icons are made. */
export const drawMark = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${mark}</svg>\n`
