/**
 * The maximum size in bytes of the XML in a response. Real responses have 5 to 20 kilobytes, and 40 with several
 * hundred groups. The limit matters because parsing time grows with the square of the size of a hostile document.
 */
export const answerBytes = 64 * 1024
