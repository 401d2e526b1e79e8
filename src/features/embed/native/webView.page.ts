import { definePage } from '@shared/pages/definePage'

/** Where a native app begins that names no screen. */
export const webViewPage = definePage({
  path: '/webview',
  area: 'mine',
  screen: async () => (await import('./WebViewScreen')).WebViewScreen,
  requires: ['nativeHost'],
})
