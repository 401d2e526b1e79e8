import { demoCompanies } from '../../companies'
import { chanceOf } from '../seeded'
import { picture } from '../shapes'

type Tones = { ground: string; first: string; second: string }

const tones: [Tones, ...Tones[]] = [
  { ground: '#12484c', first: '#f7ead3', second: '#e0a15c' },
  { ground: '#3d2f6b', first: '#f4ece9', second: '#e2725b' },
  { ground: '#7a2e1f', first: '#fbeedd', second: '#e8b878' },
  { ground: '#2f6f8f', first: '#f4f3ea', second: '#f2c46f' },
  { ground: '#e9dcc3', first: '#23403d', second: '#c9693b' },
  { ground: '#dfe7df', first: '#1f4d43', second: '#d9903f' },
  { ground: '#20302f', first: '#e9d9b8', second: '#6fb0a8' },
  { ground: '#f0d9cc', first: '#58243a', second: '#c7553f' },
  { ground: '#c9dadf', first: '#173f55', second: '#e07a4c' },
  { ground: '#40563a', first: '#f3ecd2', second: '#d8a548' },
]

/** Marks of few shapes on a square of 96, `a` and `b` being the two colours. */
const marks: [Mark, ...Mark[]] = [
  (a, b) =>
    `<path d="M24 72V24h14v48zM58 72V24h14v48z" fill="${a}"/><path d="M38 41h20v14H38z" fill="${b}"/>`,
  (a, b) =>
    `<circle cx="40" cy="48" r="22" fill="${a}"/><circle cx="60" cy="48" r="18" fill="${b}" fill-opacity=".9"/>`,
  (a, b) =>
    `<path d="M48 20l26 46H22z" fill="${a}"/><path d="M48 20l26 46H48z" fill="${b}"/><path d="M22 70h52v6H22z" fill="${a}"/>`,
  (a, b) =>
    `<path d="M22 62a26 26 0 0 1 52 0z" fill="${a}"/><path d="M35 62a13 13 0 0 1 26 0z" fill="${b}"/><path d="M22 67h52v6H22z" fill="${a}"/>`,
  (a, b) =>
    `<path d="M24 24h22v22H24zM50 50h22v22H50z" fill="${a}"/><circle cx="61" cy="35" r="11" fill="${b}"/><circle cx="35" cy="61" r="11" fill="${b}"/>`,
  (a, b) =>
    `<path d="M22 58q13-22 26 0t26 0" fill="none" stroke="${a}" stroke-width="9" stroke-linecap="round"/><circle cx="48" cy="30" r="8" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 20a28 28 0 0 1 0 56z" fill="${a}"/><path d="M44 20a28 28 0 0 0 0 56z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 20l24 14v28L48 76 24 62V34z" fill="none" stroke="${a}" stroke-width="7" stroke-linejoin="round"/><circle cx="48" cy="48" r="9" fill="${b}"/>`,
  (a, b) =>
    `<path d="M26 70V40a22 22 0 0 1 44 0v30H58V40a10 10 0 0 0-20 0v30z" fill="${a}"/><path d="M42 52h12v18H42z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 22q22 16 0 52-22-36 0-52z" fill="${a}"/><path d="M48 22q22 16 0 52z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M24 34h48M24 48h34M24 62h20" stroke="${a}" stroke-width="9" stroke-linecap="round"/><circle cx="66" cy="60" r="9" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 20v56M20 48h56M28 28l40 40M68 28L28 68" stroke="${a}" stroke-width="6" stroke-linecap="round"/><circle cx="48" cy="48" r="10" fill="${b}"/>`,
  (a, b) =>
    `<path d="M22 22h24v24a24 24 0 0 1-24-24z" fill="${a}"/><path d="M50 74V50a24 24 0 0 1 24 24z" fill="${a}"/><path d="M74 22a24 24 0 0 1-24 24V22z" fill="${b}"/><path d="M22 74a24 24 0 0 1 24-24v24z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M24 72l16-48h16l16 48H58l-10-30-10 30z" fill="${a}"/><path d="M40 62h16l3 10H37z" fill="${b}"/>`,
]

type Mark = (a: string, b: string) => string

/** Neighbours in the directory never share both mark and colours. */
export function drawCompany(slug: string): string | null {
  const index = demoCompanies.findIndex(
    ({ logoUrl }) => logoUrl === `/pictures/company-${slug}.svg`,
  )
  if (index < 0) return null
  const chance = chanceOf(slug)
  const { ground, first, second } = tones[(index * 7 + 3) % tones.length] ?? tones[0]
  const mark = marks[(index * 5 + chance.whole(0, 1)) % marks.length] ?? marks[0]
  return picture(96, 96, `<path d="M0 0h96v96H0z" fill="${ground}"/>${mark(first, second)}`)
}
