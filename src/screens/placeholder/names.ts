/** Screens that have an address already and are built later. */
export type PlaceholderName = 'emergency' | 'webview'
