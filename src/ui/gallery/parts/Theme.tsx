import { roles } from '@ui/theme/roles'
import * as type from '@ui/theme/typography.css'
import * as css from '../gallery.css'

const readableOn: Record<string, string> = {
  brand: 'onBrand',
  brandHover: 'onBrand',
  brandActive: 'onBrand',
  danger: 'onDanger',
  dangerHover: 'onDanger',
  heroFrom: 'onHero',
  text: 'ground',
  textMuted: 'ground',
  brandText: 'ground',
  accent: 'ground',
  success: 'ground',
  warning: 'ground',
  focus: 'ground',
  lineStrong: 'raised',
  brandSubtle: 'brandText',
  successSubtle: 'success',
  warningSubtle: 'warning',
  dangerSubtle: 'danger',
}
const tails = new Map<string, string>(Object.entries(roles))
const property = (role: string) => `var(--portico-${tails.get(role)})`

export function Theme() {
  return (
    <div className={css.stack}>
      <div className={css.swatches}>
        {Object.keys(roles)
          .filter((role) => !/^on|scrim|shadow|heroTo|^line$|lineStrong|focus/.test(role))
          .map((role) => (
            <div
              key={role}
              className={css.swatch}
              // oxlint-disable-next-line react/forbid-dom-props -- no server renders the gallery
              style={{ background: property(role), color: property(readableOn[role] ?? 'text') }}
            >
              {role}
            </div>
          ))}
      </div>
      <p className={type.heroTitle}>Meridian House</p>
      <p className={type.pageTitle}>Good morning, Ada</p>
      <p className={type.sectionTitle}>What is on this week</p>
      <p className={type.blockTitle}>Sunrise yoga on the terrace</p>
      <p className={type.lead}>Your building, its people and its rooms, close at hand.</p>
      <p className={type.body}>
        Zażółć gęślą jaźń. Straßenbahnhaltestelle, Größe und Übergang: the text face in a paragraph
        of ordinary length, at seventeen pixels, with a measure that stays easy to read.
      </p>
      <p className={`${type.small} ${type.muted}`}>Quiet and small: Tuesday, 24 November, 08:30</p>
      <p className={`${type.caption} ${type.figures}`}>1,284.50 · 09:41 · 11/11</p>
    </div>
  )
}
