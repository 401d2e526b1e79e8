/** What somebody may do in a building besides what every tenant may. */
export type Permissions = {
  /** Be led to the admin site. */
  adminLink: boolean
  /** Decide about bookings. */
  approvals: boolean
  /** Look at the passes that others show. */
  passChecks: boolean
}
