/**
 * Most brotli kilobytes of JavaScript that a screen may fetch until it is usable, and that a lazily
 * loaded screen may add. Raising one is a decision of its own commit.
 */
export const budgets = {
  /** Until its field is painted and can be typed into: the server draws it. */
  signIn: 105,
  /**
   * Until the scripts hear what is typed. Ten kilobytes more than when each file of the build was put together
   * by hand: areas decide that now, charts keep their descriptions, and pages belong to a machine of the root. One
   * more since painted pages wake: they bring answers along, and what was done early is done again.
   */
  signInAnswers: 138,
  home: 168,
  lazyRoute: 12,
  /** Words that must not stand in any script that the sign-in screen fetches. */
  notOnSignIn: ['HomeScreen', 'Shell', 'unleash', 'dompurify', 'inside-', 'brand-'],
  layoutShift: 0.02,
}
