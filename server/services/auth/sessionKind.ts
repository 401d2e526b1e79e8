/** A kiosk's session may call only endpoints marked `kiosk`, because any passer-by can use the device. */
export type SessionKind = 'user' | 'kiosk'
/** The user that a session belongs to. */
export type Owner = { id: number; uuid: string; kind: SessionKind }

/** A kiosk account always gets a kiosk session, however it signs in. */
export function sessionKindOf({ roles }: { roles: readonly string[] }): SessionKind {
  return roles.includes('kiosk') ? 'kiosk' : 'user'
}

/** How many days a session lasts from its sign-in. */
export type SessionDays = Record<SessionKind, number>
export type Family = { kind: SessionKind; startedAt: Date }

/** Renewals do not extend this end, which limits how long a stolen session is useful. */
export function endOfSession({ kind, startedAt }: Family, days: SessionDays): Date {
  return new Date(startedAt.getTime() + days[kind] * 24 * 60 * 60 * 1000)
}

export function ownerOf(user: { id: number; uuid: string; roles: readonly string[] }): Owner {
  return { id: user.id, uuid: user.uuid, kind: sessionKindOf(user) }
}
