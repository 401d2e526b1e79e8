import { houseRules, lunchBoard, terraceSurvey } from '@server/demo/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.close())

describe('the pages that content of the demo world leads to', () => {
  it.each([terraceSurvey, lunchBoard])('%s stands alone, in frames of our own', async (path) => {
    const { status, headers, body } = await world.request('GET', path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(String(body)).not.toMatch(/<script|<link|<img|https?:| style=| on\w+=/)
    expect(String(body)).toMatch(/<title>[^<]+<\/title>/)
  })

  it('the survey is found by its marker, and thanks for an answer', async () => {
    expect(terraceSurvey).toContain(world.deployment.browser.surveyMarker)
    const asked = await world.request('GET', terraceSurvey)
    expect(String(asked.body).match(/<fieldset>/g)).toHaveLength(3)
    const form = new FormData()
    form.append('seats', '1')
    const thanked = await world.request('POST', terraceSurvey, { form })
    expect(String(thanked.body)).toContain('Thank you')
  })

  it('the house rules are a real PDF: every object stands where its table says', async () => {
    const { headers, bytes } = await world.request('GET', houseRules)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    const pdf = Buffer.from(bytes).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.4\n/)
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(table, table + 4)).toBe('xref')
    const starts = [...pdf.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, at]) => Number(at))
    expect(starts.length).toBeGreaterThan(4)
    starts.forEach((at, n) => expect(pdf.slice(at).startsWith(`${n + 1} 0 obj\n`)).toBe(true))
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream).toHaveLength(Number(length))
  })
})
