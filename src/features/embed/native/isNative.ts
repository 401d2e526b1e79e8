/** Whether a native app has left a way to talk with it in this page; the way itself comes with its area. */
export const hasHostTransport = (input: Window): boolean => {
  const { ReactNativeWebView, PorticoAndroid, webkit } = input as Window & {
    ReactNativeWebView?: unknown
    PorticoAndroid?: unknown
    webkit?: { messageHandlers?: { portico?: unknown } }
  }
  return Boolean(ReactNativeWebView ?? PorticoAndroid ?? webkit?.messageHandlers?.portico)
}
