import { type Oklch, parseHex, toHex } from './oklch'

/** WCAG 2 relative luminance of a `#rrggbb` color. */
export function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * The color itself, or with its lightness moved just far enough to contrast with every background.
 */
export function readable(
  color: Oklch,
  grounds: readonly string[],
  ratio: number,
  towards: 'dark' | 'light',
): string {
  const step = towards === 'dark' ? -0.005 : 0.005
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...color, l })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return towards === 'dark' ? '#000000' : '#ffffff'
}
