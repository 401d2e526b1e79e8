/** `failed`: Portico, or a part of it, does not work. `warning`: it works, but probably not as intended. */
export type FindingState = 'ok' | 'warning' | 'failed'

/** The result of one check: what is the case and, unless it is fine, what to do about it. */
export type Finding = { about: string; state: FindingState; text: string }

export const finding =
  (about: string) =>
  (state: FindingState, text: string): Finding => ({ about, state, text })
