import { picture } from '../shapes'

/** A tone with at least 3:1 on the light and on the dark ground. */
const tone = '#3f8589'

/** Strokes of 2 on a grid of 28, round ends: one family. */
const icons: Record<string, string> = {
  visitors:
    '<circle cx="11" cy="9" r="4.5"/><path d="M3 23.500c0-4.5 3.5-7.5 8-7.5 2.2 0 4.100.7 5.5 1.900M21 16v8M17 20h8"/>',
  reserve:
    '<rect x="4" y="6" width="20" height="18" rx="3"/><path d="M4 11.500h20M9.5 3.500v5M18.5 3.500v5M10 18l3 3 5.5-5.5"/>',
  requests:
    '<path d="M17.3 7.200a5.5 5.5 0 0 1 7 7l-3.3-1.2-2.5-2.500zM18 10.800 9.800 19M16.800 14.800 8 23.600a2.6 2.6 0 0 1-3.700-3.700l8.900-8.800M13.2 11.100a5.5 5.5 0 0 1 4.100-3.900"/>',
  companies:
    '<path d="M5 24.500V6.500a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18M17 12h4a2 2 0 0 1 2 2v10.500M3 24.500h22M9 9.500h4M9 14h4M9 18.500h4"/>',
  shops:
    '<path d="M5.5 10h17l-1.3 12.700a2 2 0 0 1-2 1.800H8.800a2 2 0 0 1-2-1.800zM10 13.500V8a4 4 0 0 1 8 0v5.500"/>',
  transit:
    '<rect x="6" y="3.5" width="16" height="17" rx="4"/><path d="M6 13h16M10.5 20.5 8 24.500M17.5 20.500l2.5 4M10.5 17h.01M17.5 17h.01M11 7h6"/>',
  safety:
    '<path d="M14 3.5 23 7v6.500c0 5.5-3.700 9.3-9 11.5-5.3-2.2-9-6-9-11.500V7zM14 9.500v6M14 19h.01"/>',
  access:
    '<rect x="8" y="3" width="12" height="22" rx="3"/><path d="M12.5 21.500h3M11.5 12.500a3.5 3.5 0 0 1 5 0M14 15.500h.01"/>',
  wallet:
    '<path d="M22 9V6.500a2 2 0 0 0-2.5-1.900L6.2 7.800A3 3 0 0 0 4 10.700V21a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3H6M19 16.500h.01"/>',
  truck:
    '<path d="M3 20.500v-11a2 2 0 0 1 2-2h11v13M16 11h4.500l4.5 4.500v5h-2.500M3 20.500h2.500M11 20.500h6.500M6 11.500h6"/><circle cx="8.2" cy="21" r="2.6"/><circle cx="20" cy="21" r="2.6"/>',
  comfort:
    '<path d="M11.5 16V6.500a3 3 0 0 1 6 0V16a5.2 5.2 0 1 1-6 0zM14.5 11v9M21.5 6h3M21.5 10.500h2"/>',
}

export function drawIcon(name: string): string | null {
  const shape = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (shape === undefined) return null
  return picture(
    28,
    28,
    `<g fill="none" stroke="${tone}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</g>`,
  )
}
