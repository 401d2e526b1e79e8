import { contrastOf, minTextContrast } from '@rules/theme/contrast'
import type { Row } from './plan/tables'
import type { Path, WorldProblem } from './problems'

/** Reports a text color that is not legible on its background; the app would silently use another one. */
export function contrastProblem(
  row: Row,
  [text, ground]: readonly [text: string, ground: string],
  path: Path,
): WorldProblem[] {
  const [color, background] = [row[text], row[ground]]
  if (typeof color !== 'string' || typeof background !== 'string') return []
  const ratio = contrastOf(color, background)
  if (ratio >= minTextContrast) return []
  const message = `text in ${color} on ${background} has a contrast of ${ratio.toFixed(1)}, and needs ${minTextContrast}; choose a lighter or darker color`
  return [{ path: [...path, text], message }]
}
