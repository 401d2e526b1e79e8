/**
 * Whether a native app has injected a transport into this page; the transport's code is loaded with
 * its feature.
 */
export const hasHostTransport = (input: Window): boolean => {
  const { ReactNativeWebView, PorticoAndroid, webkit } = input as Window & {
    ReactNativeWebView?: unknown
    PorticoAndroid?: unknown
    webkit?: { messageHandlers?: { portico?: unknown } }
  }
  return Boolean(ReactNativeWebView ?? PorticoAndroid ?? webkit?.messageHandlers?.portico)
}
