import type { Mock } from 'vitest'

/** The inputs of a mocked call, without the abort signals. */
export const inputsOf = <Input>(effect: Mock<(input: Input, signal: AbortSignal) => unknown>) =>
  effect.mock.calls.map(([input]) => input)
