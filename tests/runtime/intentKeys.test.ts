import { intentKeys } from '@runtime/intentKeys'
import { expect, test } from 'vitest'

test('the very same request is one intent, anything else another', () => {
  const keyOf = intentKeys()
  const first = keyOf('register', { email: 'a@house.test' })
  expect(keyOf('register', { email: 'a@house.test' })).toBe(first)
  expect(keyOf('register', { email: 'b@house.test' })).not.toBe(first)
  expect(keyOf('consume', { email: 'a@house.test' })).not.toBe(first)
  expect(intentKeys()('register', { email: 'a@house.test' })).not.toBe(first)
})
