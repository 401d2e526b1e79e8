import { maxPersonNameLength, personNameOf } from '@contract/personName'
import { personName } from '@contract/values'
import * as v from 'valibot'
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
  'A/L Raman',
  'D/O Ahmad',
  'S/O Menon',
  'Ma.Theresa',
  'St.Clair',
  'Müller, M.Sc.',
  'Dr.med. Eva',
  'Hill B.Eng.',
  'S:t Cyr',
  'Ada 3',
  // The joiner of a Persian name, and of Sinhala and Malayalam letters.
  'علی\u200Cرضا',
  'ශ්\u200Dරී',
  'ന്\u200D',
  'x'.repeat(maxPersonNameLength),
])('accepts %s as a name', (name) => {
  expect(personNameOf(name)).toBe(name)
  expect(v.parse(personName, name)).toBe(name)
})

it.each([
  ['نور\u200F', 'نور'],
  ['\u061Cنور', 'نور'],
  ['Anna\u00ADLena', 'AnnaLena'],
  ['Ada\u200B\u2060\uFEFF', 'Ada'],
  ['A\u200Dda\u200C', 'Ada'],
  ['Ada\u202Eecalg', 'Adaecalg'],
  ['Ada\u0000\u001B', 'Ada'],
  [' Ada\u2028 Lovelace\u0085', 'Ada Lovelace'],
  ['Ada\t \r\n\u00A0\u3000Lovelace', 'Ada Lovelace'],
  ['Your parcel waits.\nOpen it', 'Your parcel waits. Open it'],
  ['Ada\u3164', 'Ada'],
  [`${'\u200B'.repeat(200)}Ada`, 'Ada'],
])('reads %j as %j', (typed, name) => {
  expect(personNameOf(typed)).toBe(name)
  expect(v.parse(personName, typed)).toBe(name)
})

it.each([
  '',
  ' \n',
  '\u200B\u00AD',
  '\u3164',
  '-',
  '🙂🙂',
  '//',
  'x'.repeat(maxPersonNameLength + 1),
  'https://evil.example',
  'Open h\u200Bttps:/\u200B/evil.example',
  'https：／／evil.example',
  'www.e',
  'WWW.evil.example',
  'ｗｗｗ．evil．com',
])('refuses %j as a name', (name) => {
  expect(personNameOf(name)).toBeNull()
  expect(v.safeParse(personName, name).success).toBe(false)
})
