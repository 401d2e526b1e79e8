/** A kiosk's session may do little: whoever passes by uses it (`kiosk` of an endpoint). */
export type SessionKind = 'user' | 'kiosk'
/** Whose session it is. */
export type Owner = { id: number; uuid: string; kind: SessionKind }

/** Whichever way a kiosk's account signs in, what begins is a kiosk's session. */
export function sessionKindOf({ roles }: { roles: readonly string[] }): SessionKind {
  return roles.includes('kiosk') ? 'kiosk' : 'user'
}

/** How many days a session lasts from its sign-in. */
export type SessionDays = Record<SessionKind, number>
export type Family = { kind: SessionKind; startedAt: Date }

/** No renewal goes beyond it: whoever has stolen a session has it for so long at most. */
export function endOfSession({ kind, startedAt }: Family, days: SessionDays): Date {
  return new Date(startedAt.getTime() + days[kind] * 24 * 60 * 60 * 1000)
}

export function ownerOf(user: { id: number; uuid: string; roles: readonly string[] }): Owner {
  return { id: user.id, uuid: user.uuid, kind: sessionKindOf(user) }
}
