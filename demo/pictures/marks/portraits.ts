import { mix, palettes } from '../palette'
import { circle, fall, path, picture, rect } from '../shapes'

/** Head and shoulders in two tones, the light from the left. */
function ada(): string {
  const p = palettes.meridian
  const skin = p.skins[0]
  const hair = p.hairs[1]
  return (
    `<defs>${fall('sky', [p.sky[1], p.sky[2]])}</defs>` +
    rect(0, 0, 256, 256, 'url(#sky)') +
    circle(196, 66, 30, p.orb) +
    rect(0, 176, 46, 80, p.mid) +
    rect(46, 204, 34, 52, p.far) +
    rect(196, 150, 60, 106, p.mid) +
    rect(176, 196, 24, 60, p.far) +
    path('M66 256V130Q60 42 130 42 196 44 192 130V256Z', hair) +
    path('M24 256Q30 196 100 186H156Q226 196 232 256Z', p.near) +
    path('M150 186H156Q226 196 232 256H170Z', p.ink, 'opacity=".35"') +
    path('M108 150H148V188Q128 212 108 188Z', mix(skin, p.accent, 0.28)) +
    path('M84 104Q84 58 128 58T172 104Q172 168 128 172 84 168 84 104Z', skin) +
    path('M138 171Q172 164 172 104 172 66 144 59 164 110 138 171Z', p.accent, 'opacity=".3"') +
    path('M78 118Q72 52 128 48 182 52 178 118 170 84 138 70 104 92 84 92 80 102 78 118Z', hair) +
    path('M100 186L128 214 156 186 168 194 130 244 90 194Z', p.paper) +
    path('M128 214L156 186 168 194 130 244Z', p.ink, 'opacity=".16"')
  )
}

function anybody(): string {
  const p = palettes.meridian
  const ground = mix(p.far, p.paper, 0.45)
  return (
    rect(0, 0, 256, 256, ground) +
    path('M0 256V170Q128 90 256 200V256Z', mix(p.far, p.paper, 0.25)) +
    path('M30 256Q34 176 128 172T226 256Z', p.mid) +
    path('M140 172Q222 178 226 256H168Z', p.ink, 'opacity=".25"') +
    circle(128, 106, 48, p.mid) +
    path('M136 59A48 48 0 0 1 136 153Q164 106 136 59Z', p.ink, 'opacity=".25"')
  )
}

const people: Record<string, () => string> = { ada, default: anybody }

export function drawPerson(name: string): string | null {
  const body = Object.hasOwn(people, name) ? people[name]?.() : undefined
  return body === undefined ? null : picture(256, 256, body)
}
