/** The difference that is allowed between our clock and the provider's. */
export const clockSkewMs = 60_000

/**
 * The most bytes of XML in an answer. Real answers have 5 to 20 kilobytes, and 40 with several hundred groups. The
 * limit matters because the parser's time grows with the square of the size of a hostile document.
 */
export const answerBytes = 64 * 1024
