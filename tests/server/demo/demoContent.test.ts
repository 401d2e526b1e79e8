import { demoAmenityCategories } from '@demo/amenities/all'
import { demoCompanies, demoTenancies } from '@demo/companies'
import { demoContents } from '@demo/content/all'
import { tagsByKey } from '@demo/content/tags'
import { demoUuid } from '@demo/ids'
import { drawPicture } from '@demo/pictures/draw'
import { tenancies } from '@demo/tenancies'
import { describe, expect, it } from 'vitest'

const ctaTypes = [
  'EXTERNAL_URL',
  'DEEP_LINK',
  'NATIVE_LINK',
  'INTERNAL_LINK',
  'MICRO_FRONTEND',
  'CLAIM',
]
const some = (holds: (item: (typeof demoContents)[number]) => unknown) =>
  demoContents.filter((item) => Boolean(holds(item)))
const amenityUuids = demoAmenityCategories.flatMap(({ building, amenities }) =>
  amenities.map(({ key }) => demoUuid(`amenity/${building}/${key}`)),
)
const contentUuids = demoContents.map(({ key }) => demoUuid(`content/${key}`))
const companyUuids = demoCompanies.map(({ uuid }) => uuid)

describe("the demo world's content covers every case", () => {
  it('has each type of item in the older mode, and each call to action', () => {
    const types = new Set(some(({ building }) => building === 'meridian').map(({ type }) => type))
    expect([...types].toSorted()).toEqual(['DEAL', 'EVENT', 'EVENT_POST', 'OFFER', 'POST'])
    for (const type of ctaTypes)
      expect(some(({ details }) => details.cta_type === type).length, type).toBeGreaterThan(0)
  })

  it('has past, open and future windows', () => {
    expect(some(({ ctaWindow }) => (ctaWindow?.fromInDays ?? 0) > 0).length).toBeGreaterThan(1)
    expect(some(({ ctaWindow }) => (ctaWindow?.untilInDays ?? 0) < 0).length).toBeGreaterThan(1)
    const left = some(({ maxClaimsTotal = 0, claimCount = 0 }) => maxClaimsTotal - claimCount === 1)
    expect(left.length).toBeGreaterThan(0)
    const two = ({ maxClaimsPerUser, maxClaimsTotal = 0, claimCount = 0 }: (typeof left)[number]) =>
      maxClaimsPerUser === 2 && claimCount < maxClaimsTotal
    expect(some(two).length).toBeGreaterThan(0)
  })

  it.each([
    'rich_description',
    'description_title',
    'message',
    'host_custom_text',
    'directions',
    'virtual_url',
    'virtual_text',
    'virtual_directions',
    'cta_label_at_capacity',
    'attachable_survey_type',
    'attach_secondary_content',
    'navigation_command',
  ])('has an item with %s', (field) => {
    expect(some(({ details }) => details[field]).length).toBeGreaterThan(0)
  })

  it('links to existing targets', () => {
    const lead = [
      ['attachable_amenity_uuid', amenityUuids],
      ['attachable_company_uuid', companyUuids],
      ['attachable_content_uuid', contentUuids],
    ] as const
    for (const [field, known] of lead) {
      const leading = some(({ details }) => details[field])
      expect(leading.length, field).toBeGreaterThan(0)
      for (const { key, details } of leading)
        expect(known.includes(details[field] as string), key).toBe(true)
    }
    const commands = some(({ details }) => details.navigation_command).map(
      ({ details }) => details.navigation_command as { value?: string; options: { uuid?: string } },
    )
    const values = new Set(commands.map(({ value = 'url' }) => value))
    for (const value of [
      'companies',
      'amenities',
      'amenity',
      'company',
      'content',
      'service_requests',
      'url',
    ])
      expect(values.has(value), value).toBe(true)
    const known = new Set<string>([...amenityUuids, ...companyUuids, ...contentUuids])
    const named = commands.flatMap(({ options }) => options.uuid ?? [])
    expect(named.filter((uuid) => !known.has(uuid))).toEqual([])
  })

  it('tags existing items', () => {
    const keys = new Set(demoContents.map(({ key }) => key))
    for (const key of Object.keys(tagsByKey)) expect(keys.has(key), key).toBe(true)
  })
})

describe("the demo world's directory", () => {
  it("has each company's type and buildings", () => {
    expect(Object.keys(tenancies)).toHaveLength(demoCompanies.length)
    for (const { name, types, uuid } of demoCompanies) {
      expect(types?.length, name).toBeGreaterThan(0)
      expect(
        demoTenancies.some(({ companyUuid }) => companyUuid === uuid),
        name,
      ).toBe(true)
    }
  })

  it('has amenities in every building, each with a working picture except one', () => {
    const all = demoAmenityCategories.flatMap(({ building, amenities }) =>
      amenities.map((amenity) => ({ ...amenity, building })),
    )
    expect(all.length).toBeGreaterThanOrEqual(12)
    expect(new Set(all.map(({ building }) => building)).size).toBe(5)
    expect(all.filter(({ motif }) => motif === undefined)).toHaveLength(1)
    for (const { key, motif, building, alt } of all) {
      if (motif === undefined) continue
      expect(drawPicture(`scene-${motif}-${building}`), key).not.toBeNull()
      expect(alt, key).toBeTruthy()
    }
  })

  it('has all Hamburg texts in English too', () => {
    for (const { building, translations, amenities } of demoAmenityCategories) {
      if (building !== 'kontorhaus') continue
      expect(translations?.['en-gb']?.name).toBeTruthy()
      for (const { key, translations: texts } of amenities)
        for (const field of ['amenity_name', 'description'])
          expect(texts?.['en-gb']?.[field], key).toBeTruthy()
    }
  })
})
