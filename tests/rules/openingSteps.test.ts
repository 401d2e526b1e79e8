import { isSectionComplete, wrongFields } from '@rules/operate/openingSteps'
import { expect, test } from 'vitest'

const brand = {
  name: 'Harbor House',
  primary_color: '#12454b',
  secondary_color: '#b38',
  terms_url: '',
  privacy_url: '',
  support_email: '',
}

test.each(['javascript:alert(1)', 'harbor.example', 'ftp://harbor.example'])(
  'a legal link must be an address of the web: %s',
  (terms_url) => {
    expect(wrongFields('brand', { brand: { ...brand, terms_url } })).toEqual(['brand.terms_url'])
  },
)

test.each([
  '127.0.0.1',
  'Harbor.example',
  'harbor.example:80',
  'https://harbor.example',
  '-a.b',
  '',
])('is no host name: %s', (host) => expect(wrongFields('host', { host })).toEqual(['host']))

test('a building that joins a brand needs none, and no host name', () => {
  expect(isSectionComplete('brand', {})).toBe(false)
  for (const section of ['brand', 'host'] as const) {
    expect(isSectionComplete(section, { whitelabel: 'north' })).toBe(true)
    expect(isSectionComplete(section, { whitelabel: '' })).toBe(false)
  }
})

test('every company needs a domain, because opening refuses one without', () => {
  const companies = [
    { name: 'Fathom', domains: ['fathom.example'] },
    { name: 'Quay', domains: [] },
  ]
  expect(wrongFields('companies', { companies })).toEqual(['companies.1.domains'])
  expect(isSectionComplete('companies', { companies: companies.slice(0, 1) })).toBe(true)
  expect(isSectionComplete('companies', {})).toBe(false)
})
