type Logo = {
  words: string
  width: number
  family: 'serif' | 'sans-serif'
  weight: number
  spacing?: number
  ink: string
  inkOnDark: string
  /** On a square of 28; mid-tones that stand on light and on dark. */
  mark: string
}

const logos: Record<string, Logo> = {
  portico: {
    words: 'Portico',
    width: 84,
    family: 'serif',
    weight: 600,
    ink: '#12484c',
    inkOnDark: '#e6f0ee',
    mark: '<path d="M2 26V13.500C2 6.6 7.400 2 14 2s12 4.6 12 11.500V26h-5V13.500c0-4-3-6.700-7-6.700s-7 2.700-7 6.700V26z" fill="#2f8086"/><path d="M11.5 26V15.200a2.5 2.5 0 0 1 5 0V26z" fill="#c08a3e"/>',
  },
  leaseline: {
    words: 'LEASELINE',
    width: 122,
    family: 'sans-serif',
    weight: 700,
    ink: '#3d2f6b',
    inkOnDark: '#efeaf8',
    mark: '<path d="M3 25V18h7v-6h7V6h8v19z" fill="#7a67b3"/><path d="M1.5 16.500h7v-6h7v-6h10.5" fill="none" stroke="#e2725b" stroke-width="2.6"/>',
  },
  harbor: {
    words: 'Harbor House',
    width: 132,
    family: 'serif',
    weight: 500,
    ink: '#17505d',
    inkOnDark: '#e4f3f3',
    mark: '<path d="M13 2v17H3.500z" fill="#4f9aa6"/><path d="M16 7l8.5 12H16z" fill="#dd9b36"/><path d="M2 22.500q3-2.5 6 0t6 0 6 0 6 0v3.500H2z" fill="#4f9aa6"/>',
  },
  atrium: {
    words: 'ATRIUM NINE',
    width: 140,
    family: 'sans-serif',
    weight: 500,
    ink: '#5a4a42',
    inkOnDark: '#f0e8e0',
    mark: '<path d="M2 2h24v24H2zM7.5 7.500v13h13v-13z" fill="#9a8070" fill-rule="evenodd"/><circle cx="14" cy="14" r="3.5" fill="#c08a5e"/>',
  },
  meridian: {
    words: 'One Meridian Plaza',
    width: 184,
    family: 'serif',
    weight: 500,
    ink: '#12484c',
    inkOnDark: '#e6f0ee',
    mark: '<circle cx="14" cy="14" r="11.5" fill="none" stroke="#2f8086" stroke-width="2.6"/><path d="M14 2.500c6 6.5 6 16.5 0 23M14 2.500c-6 6.5-6 16.5 0 23" fill="none" stroke="#2f8086" stroke-width="1.8"/><path d="M14 0v28" stroke="#d0873f" stroke-width="2.6"/>',
  },
  'north-atlantic': {
    words: 'North Atlantic',
    width: 132,
    family: 'serif',
    weight: 500,
    ink: '#1d3f5c',
    inkOnDark: '#e4edf5',
    mark: '<circle cx="14" cy="14" r="12" fill="none" stroke="#4c7fa8" stroke-width="2.2"/><path d="M14 1l3.200 13H10.800z" fill="#d0873f"/><path d="M14 27l-3.200-13h6.400z" fill="#4c7fa8"/>',
  },
  kontorhaus: {
    words: 'KONTORHAUS',
    width: 146,
    family: 'sans-serif',
    weight: 600,
    ink: '#7a2e1f',
    inkOnDark: '#f7e6dc',
    mark: '<path d="M14 2v24H2V10z" fill="#b35a42"/><path d="M14 2l12 8v16H14z" fill="#8f4634"/><path d="M5 13l6-3.500M5 18l6-2M5 23l6-.8" stroke="#fce8cf" stroke-width="1.8"/><path d="M17 9.500l6 3.500M17 16l6 2M17 22.200l6 .8" stroke="#4c93b4" stroke-width="1.8"/>',
  },
}

/** A mark and a wordmark; its ink follows the colour scheme of whoever shows it. */
export function drawLogo(name: string): string | null {
  const logo = Object.hasOwn(logos, name) ? logos[name] : undefined
  if (logo === undefined) return null
  const width = logo.width + 38
  const serif = logo.family === 'serif'
  const family = serif ? 'Fraunces, Georgia, serif' : 'Figtree, Helvetica, Arial, sans-serif'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28" role="img" aria-label="${logo.words}"><style>text{fill:${logo.ink}}@media (prefers-color-scheme:dark){text{fill:${logo.inkOnDark}}}</style>${logo.mark}<text x="36" y="${serif ? 21 : 20}" font-family="${family}" font-size="${serif ? 21 : 17}" font-weight="${logo.weight}" textLength="${logo.width}" lengthAdjust="spacing">${logo.words}</text></svg>`
}
