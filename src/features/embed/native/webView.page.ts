import { definePage } from '@shared/pages/definePage'

/** The start page of a native app that requests no screen. */
export const webViewPage = definePage({
  path: '/webview',
  area: 'mine',
  screen: async () => (await import('./WebViewScreen')).WebViewScreen,
  requires: ['nativeHost'],
})
