import type { User } from '@contract/users'

/** The role of its user marks a session as a kiosk's. */
export const isKioskUser = (user: User | null | undefined): boolean =>
  user?.roles.some(({ name }) => name === 'kiosk') === true
