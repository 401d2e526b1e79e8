/** A kiosk's session may call only endpoints marked `kiosk`, because any passer-by uses it. */
export type SessionKind = 'user' | 'kiosk'
/** Whose session it is. */
export type Owner = { id: number; uuid: string; kind: SessionKind }

/** A kiosk's account always gets a kiosk's session, however it signs in. */
export function sessionKindOf({ roles }: { roles: readonly string[] }): SessionKind {
  return roles.includes('kiosk') ? 'kiosk' : 'user'
}

/** How many days a session lasts from its sign-in. */
export type SessionDays = Record<SessionKind, number>
export type Family = { kind: SessionKind; startedAt: Date }

/** Renewals do not move this end, so a stolen session is of use for this long at most. */
export function endOfSession({ kind, startedAt }: Family, days: SessionDays): Date {
  return new Date(startedAt.getTime() + days[kind] * 24 * 60 * 60 * 1000)
}

export function ownerOf(user: { id: number; uuid: string; roles: readonly string[] }): Owner {
  return { id: user.id, uuid: user.uuid, kind: sessionKindOf(user) }
}
