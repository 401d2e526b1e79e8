import * as v from 'valibot'
import type { Ref } from './builders/build'
import { read } from './platform/reading'
import type { Sent, World } from './world'

export const newPassword = 'Another-Pass1!'

/** What a sign-up sends; the building must be registered to the address's domain. */
export const signUpBody = (building: Ref, email: string, more: object = {}) => ({
  first_name: 'Nia',
  last_name: 'Falk',
  email,
  password: newPassword,
  building_uuid: building.uuid,
  is_term_accepted: true,
  ...more,
})

/** Any code but the given one. */
export const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** The calls of codes, as a client sends them. */
export function codeCalls(world: World) {
  const post = (path: string, body: object, sent: Sent = {}) =>
    world.request('POST', `/api/user-verification${path}`, { ...sent, body })
  const put = (path: string, body: object, sent: Sent = {}) =>
    world.request('PUT', `/api/user-verification${path}`, { ...sent, body })
  return {
    register: (body: object, sent: Sent = {}) =>
      world.request('POST', '/api/auth/register', { ...sent, body }),
    sendReset: (email: string, sent?: Sent) => post('/code/reset-password/send', { email }, sent),
    sendResetV2: (email: string, sent?: Sent) =>
      post('/v2/code/reset-password/send', { email }, sent),
    resendReset: (email: string, sent?: Sent) =>
      post('/code/reset-password/resend', { email }, sent),
    resend: (email: string, sent?: Sent) => post('/code/resend', { email }, sent),
    consume: (code: string, email: string, sent?: Sent) =>
      put(`/code/${code}/consume`, { email }, sent),
    setPassword: (body: object, sent?: Sent) => put('/code/reset-password/consume', body, sent),
    login: (email: string, password: string, sent: Sent = {}) =>
      world.request('POST', '/api/auth/v2/login', { ...sent, body: { email, password } }),
    /** The code that was mailed last. */
    codeFor: async (email: string): Promise<string> => {
      const code = (await world.mails(email))[0]?.code
      if (code === undefined) throw new Error(`no code was mailed to ${email}`)
      return code
    },
    later: (seconds: number) => {
      world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
    },
  }
}

export type Calls = ReturnType<typeof codeCalls>

/** The token of a reply. */
export const tokenIn = (body: unknown) => read(v.object({ token: v.string() }), body).token
