/** Pages that help, and the user's own pages; always available. */
const always =
  /^\/(maintenance|help-desk|webview|webview\/help-desk|account(\/.*)?|building\/[^/]+\/emergency-management)\/?$/
/** Pages that utilities lead to. */
const ofUtilities =
  /^\/building\/[^/]+\/(amenities|companies|service-requests|smart-building|approvals|check-passes)(\/.*)?$/

/**
 * Whether a page stays available in maintenance mode (docs/behaviour.md#maintenance-mode). If the
 * maintenance page shows the building's utilities, their targets are available too.
 */
export const isOpenInMaintenance = (path: string, showsUtilities: boolean): boolean =>
  always.test(path) || (showsUtilities && ofUtilities.test(path))
