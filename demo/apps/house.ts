import { escapeHtml } from '@server/http/escapeHtml'
import type { Context } from 'hono'
import { type BuildingName, buildingUuid, demoBuildings } from '../buildings'
import { framedPage } from '../framed'
import { palettes } from '../pictures/palette'
import { brandCss } from './houseCss'

export type House = {
  key: BuildingName
  name: string
  timeZone: string
  lang: 'en' | 'de'
  /** The locale of its times, such as `de-DE`. */
  locale: string
}

/** The building in the query, otherwise the first. */
export function requestedBrand(context: Context): House {
  const request = context.req.query('building') ?? ''
  return brandOf(isBuilding(request) ? request : 'meridian', context.req.query('lang'))
}

/** A building in its own language, or in the requested one if the page supports it. */
export function brandOf(key: BuildingName, wanted?: string): House {
  const row = demoBuildings.find(({ uuid }) => uuid === buildingUuid[key])
  const own = (row?.locale ?? 'en_US').replace('_', '-')
  const isGerman = own.startsWith('de') ? wanted !== 'en' : wanted === 'de'
  return {
    key,
    name: row?.name ?? '',
    timeZone: row?.timezone ?? 'UTC',
    lang: isGerman ? 'de' : 'en',
    locale: isGerman ? 'de-DE' : own.startsWith('de') ? 'en-GB' : own,
  }
}

const isBuilding = (name: string): name is BuildingName => Object.hasOwn(buildingUuid, name)

/** The text in the language of the page. */
export const inLanguage = ({ lang }: House, english: string, german: string): string =>
  lang === 'de' ? german : english

type Parts = {
  title: string
  content: string
  css?: string
  status?: 200 | 404 | 422
  /** Whether the page also exists in another language. */
  isBilingual?: boolean
  /** Who may frame it; by default only our own app. */
  ancestors?: string
}

/** A small page of the building, in its colors, with its name above the title. */
export function brandPage(
  context: Context,
  house: House,
  { title, content, css = '', status, isBilingual = house.key === 'kontorhaus', ancestors }: Parts,
): Response {
  const p = palettes[house.key]
  const colours = `:root { --brand: ${p.near}; --on-brand: ${p.paper}; --accent: ${p.accent}; --glow: ${p.glow}; --ink: ${p.ink} }`
  const other = house.lang === 'de' ? 'en' : 'de'
  const query = `?building=${house.key}&amp;lang=${other}`
  const languages =
    isBilingual && context.req.method === 'GET'
      ? `<a href="${query}" lang="${other}" hreflang="${other}">${other === 'de' ? 'Deutsch' : 'English'}</a>`
      : ''
  return framedPage(
    context,
    `${title} · ${house.name}`,
    `<p class="house"><span>${escapeHtml(house.name)}</span>${languages}</p>
<h1>${escapeHtml(title)}</h1>
${content}`,
    {
      lang: house.lang,
      css: `${colours}${brandCss}${css}`,
      ...(status && { status }),
      ...(ancestors !== undefined && { ancestors }),
    },
  )
}
