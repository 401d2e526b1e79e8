import { farmUrl } from '@rules/platform/farmUrl'
import { expect, it } from 'vitest'

it.each([
  ['https://one.farm.example', 'https://one.farm.example'],
  [' https://one.farm.example/api/ ', 'https://one.farm.example/api'],
  ['www.farm.example', 'https://www.farm.example'],
  ['HTTP://Farm.Example:8080/api', 'http://farm.example:8080/api'],
  ['http://localhost:4310/api', 'http://localhost:4310/api'],
  ['http://127.0.0.1:4310', 'http://127.0.0.1:4310'],
  ['http://[::1]:4310', 'http://[::1]:4310'],
  ['https://farm.example/api?key=secret#top', 'https://farm.example/api'],
])('%s is the farm %s', (text, url) => {
  expect(farmUrl(text)).toBe(url)
})

it.each([
  '',
  'farm',
  'farm.example',
  'ftp://farm.example',
  'javascript:alert(1)',
  'https://',
  'https://farm',
  'www.',
  'https://ada:secret@farm.example',
  'https://farm .example',
  'https://farm.example/"onload',
  `https://farm.example/${'x'.repeat(600)}`,
])('%j is not a farm', (text) => {
  expect(farmUrl(text)).toBeNull()
})
