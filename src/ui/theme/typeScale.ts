/** Type sizes in rem, so that they follow the user's setting; the keys are px at 16. */
export const size = {
  13: '0.8125rem',
  15: '0.9375rem',
  17: '1.0625rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  44: '2.75rem',
  60: '3.75rem',
} as const

export const leading = { text: 1.5, snug: 1.3, title: 1.1 } as const
export const weight = { regular: 400, medium: 500, strong: 600 } as const
/** Maximum comfortable line length: about 68 characters of the text face. */
export const measure = '34rem'
