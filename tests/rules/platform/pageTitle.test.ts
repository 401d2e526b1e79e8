import { pageTitle } from '@rules/platform/pageTitle'
import { expect, test } from 'vitest'

const inside = { building: 'One Meridian Plaza', brand: 'Portico' }
const outside = { building: null, brand: 'Portico' }

test.each([
  ['Jazz on the terrace', inside, 'Jazz on the terrace · One Meridian Plaza'],
  ['One Meridian Plaza', inside, 'One Meridian Plaza · Portico'],
  ['Welcome', outside, 'Welcome · Portico'],
  ['Portico', outside, 'Portico'],
  ['', outside, 'Portico'],
])('%j', (heading, place, title) => {
  expect(pageTitle(heading, place)).toBe(title)
})
