/** Screens that have an address already and are built later. */
export type PlaceholderName =
  | 'serviceRequests'
  | 'emergency'
  | 'floors'
  | 'suites'
  | 'control'
  | 'account'
  | 'profile'
  | 'history'
  | 'addCard'
  | 'helpDesk'
  | 'webview'
