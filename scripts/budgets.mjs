/**
 * Maximum brotli kilobytes of JavaScript that a page load may fetch until it is hydrated, and that
 * a lazily loaded screen may add. Raising one is a commit of its own.
 */
export const budgets = {
  /** Sign-in: rendered by the server, then hydrated. */
  signIn: 151,
  /**
   * Home: also rendered by the server. The live connection and the flags are fetched when idle and
   * not counted.
   */
  home: 192,
  lazyRoute: 12,
  /** Names that must not occur in any script of the sign-in screen. */
  notOnSignIn: ['HomeScreen', 'Shell', 'unleash', 'dompurify', 'inside-', 'brand-'],
  /**
   * What Web Vitals calls good. Home rendered in time shifts by less than 0.01; where the server is
   * too busy to read everything in time, the browser replaces the skeletons, which shifts by 0.05.
   */
  layoutShift: 0.1,
}
