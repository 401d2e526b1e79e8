import { asciiDigits } from '@contract/digits'

/** The digits in a text, of any script, as digits of ASCII. */
export const digitsIn = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '')
