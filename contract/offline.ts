/**
 * What the page keeps for a time without network, and the worker finds. Both are built apart, so that only these names
 * tie them together.
 */
export const offlineFiles = {
  worker: '/worker.js',
  /** A document without a page: the app starts from it in the browser. It holds no user's data. */
  shell: '/shell',
  /** Of the document: when it was kept. */
  cachedAtMeta: 'kept-at',
  /** Of the kept home: the path at which it was rendered. */
  pathHeader: 'x-kept-path',
  /** Of a document that is not to be stored otherwise: `allowed` where its own page may put a copy aside. */
  copyHeader: 'x-offline-copy',
  /** Built files, which are the same for everybody. */
  filesCache: 'portico-files',
  /** The shell. */
  shellCache: 'portico-shell',
  /** What belongs to a person: it ends with their session. */
  ownCache: 'portico-own',
  /** The key of the kept home in its cache. */
  home: '/kept-home',
} as const
