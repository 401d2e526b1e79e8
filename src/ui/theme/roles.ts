/**
 * Color roles, and the suffix of each one's custom property. `brand.ts` sets them, `theme.css.ts`
 * reads them. The names are public, so a host page may override one.
 */
export const roles = {
  ground: 'ground',
  sunken: 'sunken',
  surface: 'surface',
  raised: 'raised',
  line: 'line',
  lineStrong: 'line-strong',
  text: 'text',
  textMuted: 'text-muted',
  brand: 'brand',
  brandHover: 'brand-hover',
  brandActive: 'brand-active',
  onBrand: 'on-brand',
  brandSubtle: 'brand-subtle',
  brandText: 'brand-text',
  accent: 'accent',
  success: 'success',
  successSubtle: 'success-subtle',
  warning: 'warning',
  warningSubtle: 'warning-subtle',
  danger: 'danger',
  dangerHover: 'danger-hover',
  dangerSubtle: 'danger-subtle',
  onDanger: 'on-danger',
  focus: 'focus',
  scrim: 'scrim',
  shadow: 'shadow',
  heroFrom: 'hero-from',
  heroTo: 'hero-to',
  onHero: 'on-hero',
} as const

export type Role = keyof typeof roles
