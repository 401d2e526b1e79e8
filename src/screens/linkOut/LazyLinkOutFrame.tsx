import { lazyView } from '@screens/app/lazyView'

/** The full-screen frame, fetched when something is framed. */
export const LinkOutFrame = lazyView(async () => (await import('./LinkOutFrame')).LinkOutFrame)
