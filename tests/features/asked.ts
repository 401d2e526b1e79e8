import type { Mock } from 'vitest'

/** What an effect was asked for, call by call; the signal that comes with it says nothing of that. */
export const asked = <Input>(effect: Mock<(input: Input, signal: AbortSignal) => unknown>) =>
  effect.mock.calls.map(([input]) => input)
