/** Letters without marks and case, for comparisons with what was typed: `Österreich` begins with `oster`. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
