/**
 * Names of the offline cache, shared by the page, which writes it, and the worker, which reads it.
 * Both are built separately, so only these names connect them.
 */
export const offlineFiles = {
  worker: '/worker.js',
  /**
   * A document without a page, from which the app starts in the browser. It contains no user data.
   */
  shell: '/shell',
  /** Name of the document's `<meta>` with the time at which it was cached. */
  cachedAtMeta: 'kept-at',
  /** Header of the cached home page: the path for which it was rendered. */
  pathHeader: 'x-kept-path',
  /**
   * Header of a document that must not be stored otherwise: `allowed` if its own page may cache a
   * copy.
   */
  copyHeader: 'x-offline-copy',
  /** Built files, which are the same for all users. */
  filesCache: 'portico-files',
  /** Cache of the shell. */
  shellCache: 'portico-shell',
  /** Cache of personal pages, deleted with the session. */
  ownCache: 'portico-own',
  /** Key of the cached home page. */
  home: '/kept-home',
} as const
