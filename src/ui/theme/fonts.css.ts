import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

// Written by hand, because the packages' CSS includes subsets that we do not serve.
const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('@fontsource-variable/${file}-wght-normal.woff2') format('woff2')`,
  fontWeight,
  unicodeRange,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
})

globalFontFace('Portico Text', [
  face('instrument-sans/files/instrument-sans-latin-ext', '400 700', latinExtended),
  face('instrument-sans/files/instrument-sans-latin', '400 700', latin),
])
globalFontFace('Portico Display', [
  face('fraunces/files/fraunces-latin-ext', '100 900', latinExtended),
  face('fraunces/files/fraunces-latin', '100 900', latin),
])

// Measured in Chromium with English prose against each local face, so that swapping fonts moves
// nothing.
globalFontFace('Portico Text Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '102.2%',
  ascentOverride: '94.9%',
  descentOverride: '24.5%',
  lineGapOverride: '0%',
})
globalFontFace('Portico Display Fallback', {
  src: "local('Georgia')",
  sizeAdjust: '105.2%',
  ascentOverride: '92.9%',
  descentOverride: '24.2%',
  lineGapOverride: '0%',
})
// For devices without Georgia: the serif of Android and of most others. Measured at the weight of
// titles.
globalFontFace('Portico Display Noto', {
  src: "local('Noto Serif')",
  sizeAdjust: '99.2%',
  ascentOverride: '98.6%',
  descentOverride: '25.7%',
  lineGapOverride: '0%',
})
globalFontFace('Portico Display Times', {
  src: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
  sizeAdjust: '118.9%',
  ascentOverride: '82.2%',
  descentOverride: '21.4%',
  lineGapOverride: '0%',
})
