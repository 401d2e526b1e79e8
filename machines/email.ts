import { addressOf } from '@contract/email'

/** Whether the server would take it: both ask one rule. */
export function isEmail(text: string): boolean {
  return addressOf(text) !== null
}

/** Whether the server takes both for one address, however they are written. */
export function isSameEmail(one: string, other: string): boolean {
  const address = addressOf(one)
  return address === null ? one === other : address === addressOf(other)
}
