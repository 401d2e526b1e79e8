import { wordmarks } from './wordmarks'

type Logo = {
  words: string
  ink: string
  inkOnDark: string
  /** On a square of 28; mid-tones that stand on light and on dark. */
  mark: string
}

/** Of buildings and of those who own them; brands bring their own (`config/brands`). */
const logos: Record<keyof typeof wordmarks, Logo> = {
  meridian: {
    words: 'One Meridian Plaza',
    ink: '#12484c',
    inkOnDark: '#e6f0ee',
    mark: '<circle cx="14" cy="14" r="11.5" fill="none" stroke="#2f8086" stroke-width="2.6"/><path d="M14 2.500c6 6.5 6 16.5 0 23M14 2.500c-6 6.5-6 16.5 0 23" fill="none" stroke="#2f8086" stroke-width="1.8"/><path d="M14 0v28" stroke="#d0873f" stroke-width="2.6"/>',
  },
  'north-atlantic': {
    words: 'North Atlantic',
    ink: '#1d3f5c',
    inkOnDark: '#e4edf5',
    mark: '<circle cx="14" cy="14" r="12" fill="none" stroke="#4c7fa8" stroke-width="2.2"/><path d="M14 1l3.200 13H10.800z" fill="#d0873f"/><path d="M14 27l-3.200-13h6.400z" fill="#4c7fa8"/>',
  },
  kontorhaus: {
    words: 'KONTORHAUS',
    ink: '#7a2e1f',
    inkOnDark: '#f7e6dc',
    mark: '<path d="M14 2v24H2V10z" fill="#b35a42"/><path d="M14 2l12 8v16H14z" fill="#8f4634"/><path d="M5 13l6-3.500M5 18l6-2M5 23l6-.8" stroke="#fce8cf" stroke-width="1.8"/><path d="M17 9.500l6 3.500M17 16l6 2M17 22.200l6 .8" stroke="#4c93b4" stroke-width="1.8"/>',
  },
}

const isLogo = (name: string): name is keyof typeof wordmarks => Object.hasOwn(logos, name)

/** A mark and a name in outlines; its ink follows the colour scheme of whoever shows it. */
export function drawLogo(name: string): string | null {
  if (!isLogo(name)) return null
  const { ink, inkOnDark, mark, words } = logos[name]
  const { path, width: wide } = wordmarks[name]
  const width = wide + 38
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28" role="img" aria-label="${words}"><style>.ink{fill:${ink}}@media (prefers-color-scheme:dark){.ink{fill:${inkOnDark}}}</style>${mark}<path class="ink" transform="translate(36 21)" d="${path}"/></svg>`
}
