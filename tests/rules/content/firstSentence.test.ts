import { firstSentence } from '@rules/content/firstSentence'
import { expect, it } from 'vitest'

it.each([
  ['Books, posters and type. Ask for the press.', 'Books, posters and type.'],
  ['Is this a bank for you? It is.', 'Is this a bank for you?'],
  ['Coffee at 7.30 for everyone in the lobby', 'Coffee at 7.30 for everyone in the lobby'],
  ['St. Pauli Records plays at night. Come in.', 'St. Pauli Records plays at night.'],
  ['Lines\nbreak the text here. Not there.', 'Lines\nbreak the text here.'],
  ['  ', ''],
])('the first sentence of %j', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
