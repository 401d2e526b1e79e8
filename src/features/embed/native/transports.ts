/** Exchanges messages with the native app that contains this page. */
export type HostTransport = {
  name: 'reactNative' | 'webKit' | 'android'
  send: (text: string) => void
  listen: (receive: (text: unknown) => void) => () => void
}

type Posting = { postMessage: (text: string) => void }
type NativeWindow = Window & {
  ReactNativeWebView?: Posting
  webkit?: { messageHandlers?: { portico?: Posting } }
  PorticoAndroid?: Posting
  /** Called by a native app; defined only while the page listens. */
  portico?: { receive: (text: unknown) => void }
}

/**
 * Native apps run a line of script in our page: `window.portico.receive('…')`. Pages in frames
 * cannot.
 */
function listenByCall(window: NativeWindow, receive: (text: unknown) => void): () => void {
  const portico = { receive: receive }
  window.portico = portico
  return () => {
    if (window.portico === portico) delete window.portico
  }
}

/**
 * React Native posts to the window, on some systems to the document. Such an event has no source;
 * an event with one comes from a page in a frame, and is ignored.
 */
function listenByMessage(window: Window, receive: (text: unknown) => void): () => void {
  // An event that bubbles from the document reaches the window, too.
  const received = new WeakSet<Event>()
  const listen = (event: Event) => {
    if (received.has(event)) return
    received.add(event)
    if (event instanceof MessageEvent && event.source === null && event.origin === '') {
      receive(event.data)
    }
  }
  const targets = [window, window.document]
  for (const target of targets) target.addEventListener('message', listen)
  return () => {
    for (const target of targets) target.removeEventListener('message', listen)
  }
}

// oxlint-disable unicorn/require-post-message-target-origin -- not windows: messages reach only the native app
/** The transport to the native app that contains this page; null in a browser. */
export function hostTransport(window: NativeWindow): HostTransport | null {
  const { ReactNativeWebView, webkit, PorticoAndroid } = window
  const byCall = (receive: (text: unknown) => void) => listenByCall(window, receive)
  if (ReactNativeWebView !== undefined) {
    return {
      name: 'reactNative',
      send: (text) => ReactNativeWebView.postMessage(text),
      listen: (receive) => {
        const endings = [byCall(receive), listenByMessage(window, receive)]
        return () => {
          for (const end of endings) end()
        }
      },
    }
  }
  const webKit = webkit?.messageHandlers?.portico
  if (webKit !== undefined) {
    return { name: 'webKit', send: (text) => webKit.postMessage(text), listen: byCall }
  }
  if (PorticoAndroid !== undefined) {
    return { name: 'android', send: (text) => PorticoAndroid.postMessage(text), listen: byCall }
  }
  return null
}
