/** What helps, and what is the visitor's own, whatever is being worked on. */
const always =
  /^\/(maintenance|help-desk|webview|webview\/help-desk|account(\/.*)?|building\/[^/]+\/emergency-management)\/?$/
/** The pages that utilities lead to. */
const ofUtilities =
  /^\/building\/[^/]+\/(amenities|companies|service-requests|smart-building|approvals|check-passes)(\/.*)?$/

/**
 * Whether a page stays open in maintenance mode (docs/behaviour.md#maintenance-mode). Where the maintenance page shows
 * the building's utilities, what they lead to is open, too.
 */
export const isOpenInMaintenance = (path: string, showsUtilities: boolean): boolean =>
  always.test(path) || (showsUtilities && ofUtilities.test(path))
