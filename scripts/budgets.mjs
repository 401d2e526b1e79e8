/**
 * Most brotli kilobytes of JavaScript that a page load may fetch until it is hydrated, and that a lazily loaded screen may add.
 * Raising one is a decision of its own commit.
 */
export const budgets = {
  /** Sign-in: the server draws it, and the scripts then hear what is typed. */
  signIn: 150,
  /** Home: the server draws it, too. The live connection and the flags are fetched when it is idle, and not counted. */
  home: 190,
  lazyRoute: 12,
  /** Words that must not stand in any script that the sign-in screen fetches. */
  notOnSignIn: ['HomeScreen', 'Shell', 'unleash', 'dompurify', 'inside-', 'brand-'],
  layoutShift: 0.02,
}
