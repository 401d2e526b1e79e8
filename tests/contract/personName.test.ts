import { isPersonName } from '@contract/personName'
import { expect, it } from 'vitest'

it.each([
  'Ada',
  'Martin Luther',
  'J. R. R.',
  'J.R.R. Tolkien',
  'd’Arc',
  "O'Neill-Smith",
  'Sammy Davis Jr.',
  '李 小龍',
  'नेहा',
  'Ælfthryth',
])('accepts %s as a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each([
  'Your parcel waits.\nOpen it',
  'https://evil.example',
  'evil.example',
  'Call evil.example now',
  'ｗｗｗ．evil．com',
  'evil。example',
  'evil｡example',
  'eve@evil',
  'www.e',
  'a/b',
  'a\\b',
  'tel:112',
  '<b>Ada</b>',
  'Ada\u202Eecalg',
  'Ada\u2028Lovelace',
  'Ada\u200Bevil',
  'Ada\u0000',
])('refuses %j as a name', (name) => {
  expect(isPersonName(name)).toBe(false)
})
