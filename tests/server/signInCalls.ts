import type { Answer, Sent, World } from './world'

/** The cookies of these replies that a browser would send back. */
export const cookiesOf = (...answers: Answer[]): Record<string, string> => ({
  cookie: answers
    .flatMap(({ headers }) => headers.getSetCookie())
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; '),
})

export function signInCalls(world: World) {
  const login = (email: string, password: string, sent: Sent = {}) =>
    world.request('POST', '/api/auth/v2/login', { ...sent, body: { email, password } })
  const later = (seconds: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
  }
  return {
    login,
    later,
    right: (email: string, headers?: Record<string, string>) =>
      login(email, world.password, headers === undefined ? {} : { headers }),
    wrong: (email: string, headers?: Record<string, string>) =>
      login(email, 'Wrong-Guess1!', headers === undefined ? {} : { headers }),
    /** An outsider's wrong guesses, one as soon as each lock ends, until they lock for a day. */
    lockForADay: async (email: string) => {
      for (let n = 0; n < 22; n += 1) {
        if (n >= 10) later(30 * 2 ** (n - 10) + 1)
        await login(email, 'Wrong-Guess1!')
      }
    },
  }
}
