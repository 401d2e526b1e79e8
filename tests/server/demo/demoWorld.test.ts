import { contentItem } from '@contract/content'
import { demoAccounts } from '@demo/accounts'
import { demoBuildings } from '@demo/buildings'
import { demoCompanies } from '@demo/companies'
import { demoCategories, demoContents, promoted } from '@demo/content/all'
import { drawPicture, motifs } from '@demo/pictures/draw'
import { demoUtilities } from '@demo/utilities'
import { daylights, pictureIn } from '@rules/dates/daylight'
// @ts-expect-error jsdom ships no types, and only its parser is needed
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { demo } from '../world'

const used = [
  ...demoContents.map(({ details }) => details.image_url),
  ...demoCompanies.map(({ logoUrl }) => logoUrl),
  ...demo.brands.map(({ pictures }) => pictures.header),
  ...demoBuildings.flatMap(({ imageUrl, headerImageUrl, logoUrl, portfolioLogoUrl }) => [
    imageUrl,
    headerImageUrl,
    logoUrl,
    portfolioLogoUrl,
  ]),
  ...demoUtilities.map(({ webImage }) => webImage),
  ...demoAccounts.map(({ avatarUrl }) => avatarUrl),
  '/pictures/person-default.svg',
]
  .filter((url) => typeof url === 'string')
  .filter((url) => !url.startsWith('/brands/'))
const names = [
  ...new Set(used.flatMap((url) => daylights.map((each) => pictureIn(url, each) ?? ''))),
].map((url) => url.replace(/^\/pictures\/(.+)\.svg$/, '$1'))
const limitOf = (item: (typeof demoContents)[number]) => item.capacity ?? item.maxClaimsTotal
const leftOf = (item: (typeof demoContents)[number]) =>
  (limitOf(item) ?? Infinity) - (item.claimCount ?? 0)

describe('the pictures of the demo world', () => {
  const parser = new new JSDOM().window.DOMParser()

  it('are valid, well-formed and self-contained', () => {
    for (const name of names) {
      const svg = drawPicture(name)
      expect(svg, name).not.toBeNull()
      const root = parser.parseFromString(svg ?? '', 'image/svg+xml')
      expect(root.querySelector('parsererror')?.textContent, name).toBeUndefined()
      expect(svg, name).not.toMatch(/<script|<foreignObject|NaN|undefined|href=|url\((?!#)| on\w+=/)
      expect(root.documentElement.getAttribute('width'), name).toMatch(/^\d+$/)
    }
  })

  it('have every motif in every building, the same each time', () => {
    for (const motif of motifs) {
      for (const building of ['meridian', 'kontorhaus', 'harbor', 'leaseline', 'commons']) {
        const svg = drawPicture(`scene-${motif}-${building}`) ?? ''
        expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
        expect(svg).not.toMatch(/NaN|undefined/)
      }
    }
  })

  it('do not exist for unknown names', () => {
    for (const name of [
      '',
      'nothing',
      'scene-jazz-nowhere',
      'scene-toString-meridian',
      'company-nobody',
      'utility-constructor',
      '../etc',
    ])
      expect(drawPicture(name), name).toBeNull()
  })
})

describe('the content of the demo world', () => {
  it('is enough to look alive', () => {
    expect(demoContents.length).toBeGreaterThanOrEqual(44)
    expect(demoCompanies.length).toBeGreaterThanOrEqual(30)
    expect(motifs.length).toBeGreaterThanOrEqual(22)
  })

  it('is in categories of its own building, with its own keys', () => {
    const home = new Map(demoCategories.map(({ key, building }) => [key, building]))
    for (const { key, building, categories } of demoContents)
      for (const category of categories) expect(home.get(category), key).toBe(building)
    for (const { building, content } of promoted)
      expect(demoContents.find(({ key }) => key === content)?.building).toBe(building)
    for (const list of [demoContents, demoCategories])
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
  })

  it("uses the contract's fields only", () => {
    const known = new Set(Object.keys(contentItem.entries))
    for (const { key, details, translations } of demoContents)
      for (const fields of [details, ...Object.values(translations ?? {})])
        for (const field of Object.keys(fields))
          expect(known.has(field), `${key} ${field}`).toBe(true)
  })

  it('gives every company its own logo', () => {
    const drawn = demoCompanies.map(({ logoUrl }) => drawPicture(logoUrl?.slice(10, -4) ?? ''))
    expect(new Set(drawn).size).toBe(demoCompanies.length)
  })

  it('has events and deals that are open, nearly full and sold out, free and paid', () => {
    for (const type of ['EVENT', 'DEAL']) {
      const items = demoContents.filter((item) => item.type === type)
      expect(
        items.some((item) => leftOf(item) === 0),
        `${type} sold out`,
      ).toBe(true)
      expect(
        items.some((item) => leftOf(item) > 0 && leftOf(item) < 5),
        `${type} nearly full`,
      ).toBe(true)
      expect(
        items.some(({ price }) => price === undefined),
        `${type} free`,
      ).toBe(true)
      expect(
        items.some(({ price }) => (price ?? 0) > 0),
        `${type} paid`,
      ).toBe(true)
      for (const item of items) expect(leftOf(item), item.key).toBeGreaterThanOrEqual(0)
    }
  })

  it('has all Hamburg texts in English too', () => {
    for (const { building, key, translations, details } of demoContents) {
      if (building !== 'kontorhaus') continue
      const english = translations?.['en-gb'] ?? {}
      for (const field of ['title', 'subtitle', 'description'])
        expect(english[field], key).toBeTruthy()
      const isLabelled = details.cta_label === undefined || Boolean(english.cta_label)
      expect(isLabelled, key).toBe(true)
    }
  })
})
