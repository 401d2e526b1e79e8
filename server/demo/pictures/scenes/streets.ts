import { converging, onWall, type Quad, ripples, skyline, windows } from '../city'
import { leafOf, tree } from '../greenery'
import { castShadow, orb, shine, sky, stringLights } from '../light'
import { mix, type Palette } from '../palette'
import { person, type Pose } from '../people'
import { circle, line, path, poly, rect, round, span } from '../shapes'
import { crate } from '../tableware'
import { height, type Scene, width } from './scene'

/** A stall under a striped awning, seen from the front. */
function stall(p: Palette, x: number, y: number, w: number, stripe: string): string {
  const h = w * 0.9
  const strip = w / 7
  const awning = span(7).map((i) => {
    const [a, b] = [x - w / 2 + i * strip, x - w / 2 + (i + 1) * strip]
    const [c, d] = [x - w * 0.42 + i * strip * 0.84, x - w * 0.42 + (i + 1) * strip * 0.84]
    return path(
      `M${c} ${y - h}L${d} ${y - h}L${b} ${y - h * 0.74}A${strip / 2} ${strip / 2} 0 0 1 ${a} ${y - h * 0.74}Z`.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(1)),
      i % 2 ? p.paper : stripe,
    )
  })
  return (
    rect(x - w * 0.44, y - h * 0.9, 5, h * 0.9, p.ink) +
    rect(x + w * 0.44 - 5, y - h * 0.9, 5, h * 0.9, p.ink) +
    shine(x, y - h * 0.5, w * 0.4, 0.5) +
    awning.join('')
  )
}

const counter = (p: Palette, x: number, y: number, w: number) =>
  rect(x - w * 0.46, y - w * 0.3, w * 0.92, w * 0.3, mix(p.near, p.ink, 0.2)) +
  rect(x - w * 0.5, y - w * 0.33, w, w * 0.05, mix(p.accent, p.paper, 0.4))

/** Stalls with fruit in front of the building, neighbours with bags. */
export const farmersMarket: Scene = (p, chance) => {
  const fruits = [p.accent, leafOf(p), p.glow]
  const facade: Quad = [[360, 0], [660, -60], [660, 330], [360, 262]]
  return (
    sky(p, width, 270) +
    orb(p, 140, 120, 30) +
    skyline(chance, { from: -10, to: 420, base: 276, low: 40, high: 130, fill: p.far }) +
    poly(facade, p.mid) +
    windows(facade, chance, { columns: 6, rows: 6, lit: p.glow, dim: p.near, share: 0.25 }) +
    rect(0, 262, width, 160, mix(p.paper, p.far, 0.45)) +
    converging(p, [330, 220], 264, height, span(13).map((i) => -500 + i * 140), 0.13) +
    tree(p, 60, 300, 190) +
    stall(p, 190, 318, 170, p.accent) +
    person(p, 192, 318, 116, { top: p.near, skin: 1, cut: 'cap', hair: 0, pose: 'hold', apron: p.paper }) +
    counter(p, 190, 320, 170) +
    [140, 190, 240].map((x, i) => crate(p, x, 270, 46, fruits[i] ?? p.accent)).join('') +
    stall(p, 474, 360, 250, p.near) +
    person(p, 480, 356, 166, { top: p.accent, cut: 'bun', hair: 1, pose: 'serve', flip: true, apron: p.paper }) +
    counter(p, 474, 366, 250) +
    [402, 474, 546].map((x, i) => crate(p, x, 290, 66, fruits[(i + 1) % 3] ?? p.accent)).join('') +
    castShadow(p, 320, 392, 16, 100, 30) +
    person(p, 318, 394, 190, { top: p.paper, bottom: p.near, skin: 2, cut: 'curls', pose: 'point', back: true }) +
    path('M286 300q-14-2-16 14l-4 42h40l-6-56Z', p.accent) +
    path('M272 302q4-26 10-26t10 26', 'none', `stroke="${leafOf(p)}" stroke-width="8"`)
  )
}

/** Runners along the water before or after work. */
export const runClub: Scene = (p, chance) => {
  const runners: readonly [number, number, number, string, 0 | 1 | 2][] = [
    [196, 330, 118, p.paper, 1],
    [290, 342, 136, p.accent, 0],
    [404, 358, 158, p.near, 2],
    [530, 380, 188, p.accent, 0],
  ]
  return (
    sky(p, width, 236) +
    orb(p, 92, 196, 44) +
    skyline(chance, { from: -10, to: width + 10, base: 240, low: 24, high: 110, fill: p.far, lit: p.glow, litShare: 0.08 }) +
    rect(0, 238, width, 60, mix(p.mid, p.sky[2], 0.25)) +
    ripples(chance, 20, 200, 244, 290, 12, p.glow, 0.7) +
    path('M330 238Q470 130 670 120V134Q480 146 350 238Z', p.mid) +
    line(span(7).map((i) => `M${390 + i * 40} 238V${Math.round(204 - i * 13)}`).join(''), p.mid, 4) +
    poly([[0, 286], [width, 276], [width, 420], [0, 420]], mix(p.far, p.paper, 0.4)) +
    poly([[0, 286], [width, 276], [width, 284], [0, 292]], p.near) +
    poly([[0, 346], [width, 318], [width, 326], [0, 352]], p.paper, 'opacity=".5"') +
    runners
      .map(([x, y, h, top, skin], i) =>
        castShadow(p, x, y, h * 0.08, h * 1.1, h * 0.2) +
        person(p, x, y, h, { top, bottom: p.ink, skin, hair: skin === 1 ? 0 : skin === 2 ? 0 : 1, cut: (['short', 'bun', 'curls', 'bob'] as const)[i] ?? 'short', pose: 'run' }))
      .join('') +
    tree(p, 40, 420, 300, mix(leafOf(p), p.ink, 0.35))
  )
}

/** Small huts, lights in the trees and breath in the air. */
export const winterLights: Scene = (p, chance) => {
  const night = { ...p, sky: [mix(p.ink, '#0a1830', 0.35), mix(p.ink, p.mid, 0.5), mix(p.mid, p.sky[2], 0.45)] as [string, string, string] }
  const fir = (x: number, y: number, h: number) =>
    [0, 1, 2].map((i) => {
      const top = y - h + i * h * 0.22
      const half = h * (0.16 + i * 0.075)
      const foot = top + h * 0.42
      return poly([[x, top], [x + half, foot], [x - half, foot]], mix(leafOf(p), p.ink, 0.55)) + poly([[x, top], [x + half, foot], [x + half * 0.2, foot]], p.ink, 'opacity=".4"')
    }).join('') +
    span(16).map((i) => { const v = 0.12 + (i / 16) * 0.72; return circle(x + Math.sin(i * 2.3) * h * 0.24 * v, y - h + v * h * 0.98, 2.4, i % 4 ? p.glow : p.accent) }).join('') +
    shine(x, y - h, 26, 0.9) + circle(x, y - h, 5, p.glow)
  const hut = (x: number, y: number, w: number) =>
    rect(x - w / 2, y - w * 0.6, w, w * 0.6, mix(p.accent, p.ink, 0.6)) +
    rect(x - w * 0.4, y - w * 0.52, w * 0.8, w * 0.28, p.glow) + shine(x, y - w * 0.34, w * 0.8, 0.55) +
    poly([[x - w * 0.62, y - w * 0.56], [x, y - w * 0.98], [x + w * 0.62, y - w * 0.56]], p.paper) +
    poly([[x, y - w * 0.98], [x + w * 0.62, y - w * 0.56], [x + w * 0.16, y - w * 0.56]], p.far) +
    rect(x - w / 2, y - w * 0.24, w, w * 0.06, p.accent)
  const snow = span(60).map(() => circle(chance.between(0, width), chance.between(0, 400), chance.between(1, 2.6), p.paper, 'opacity=".8"'))
  return (
    sky(night, width, 300) +
    skyline(chance, { from: -10, to: width + 10, base: 304, low: 60, high: 190, fill: mix(p.near, p.ink, 0.35), lit: p.glow, litShare: 0.22 }) +
    rect(0, 298, width, 120, mix(p.paper, p.far, 0.4)) +
    path('M0 330Q160 300 330 322T648 316V420H0Z', mix(p.paper, p.far, 0.15)) +
    hut(470, 338, 130) + hut(590, 350, 150) + hut(110, 330, 112) +
    fir(290, 350, 262) +
    stringLights(p, [-10, 120], [290, 96], 40, 9) + stringLights(p, [290, 96], [670, 120], 46, 11) +
    person(p, 424, 392, 150, { top: p.accent, bottom: p.ink, cut: 'bob', hair: 1, pose: 'cup', flip: true }) +
    person(p, 370, 392, 160, { top: p.near, bottom: p.ink, skin: 1, cut: 'cap', pose: 'cup' }) +
    person(p, 168, 396, 154, { top: p.mid, bottom: p.ink, skin: 2, hair: 0, cut: 'curls', pose: 'walk' }) +
    person(p, 206, 398, 84, { top: p.accent, bottom: p.ink, cut: 'cap', pose: 'walk' }) +
    snow.join('')
  )
}

/** The platform below the building: a train comes in, long perspective. */
export const train: Scene = (p, chance) => {
  const side: Quad = [[250, 130], [648, -40], [648, 330], [250, 258]]
  const doors = [0.16, 0.42, 0.76].map((u) => poly([onWall(side, u, 0.34), onWall(side, u + 0.09, 0.34), onWall(side, u + 0.09, 0.97), onWall(side, u, 0.97)], mix(p.near, p.ink, 0.3)))
  const roof: Quad = [[-40, -80], [240, 118], [240, 132], [-40, -10]]
  return (
    sky(p, width, 300) +
    skyline(chance, { from: -10, to: 300, base: 262, low: 30, high: 110, fill: p.far, lit: p.glow, litShare: 0.12 }) +
    poly([[-40, 300], [210, 256], [300, 258], [430, 440], [-40, 440]], mix(p.far, p.paper, 0.45)) +
    poly([[250, 258], [300, 258], [700, 440], [430, 440]], p.ink) +
    poly([[247, 256], [254, 256], [446, 440], [404, 440]], p.accent) +
    poly(side, p.paper) +
    poly([[250, 238], [648, 250], [648, 330], [250, 258]], p.accent) +
    windows(side, chance, { columns: 9, rows: 1, fill: [0.78, 0.9], lit: p.glow, share: 1, inset: [0.03, 0.28, 0.02, 0.42] }) +
    doors.join('') +
    poly([[222, 150], [250, 130], [250, 258], [222, 252]], mix(p.paper, p.ink, 0.35)) +
    poly([[226, 160], [246, 146], [246, 196], [226, 198]], p.ink) +
    circle(231, 232, 4, p.glow) + shine(231, 232, 34, 0.8) +
    poly(roof, p.near) +
    line('M64 20V318M150 80V282M200 110V268', p.ink, 7) +
    circle(104, 120, 22, p.ink) + circle(104, 120, 17, p.paper) + line('M104 120V108M104 120L112 125', p.ink, 2.5) + line('M104 82V98', p.ink, 3) +
    person(p, 128, 312, 106, { top: p.mid, skin: 1, cut: 'short', pose: 'stand', back: true }) +
    person(p, 176, 298, 88, { top: p.accent, cut: 'bob', hair: 1, pose: 'walk' }) +
    castShadow(p, 262, 396, 18, -130, 30) +
    person(p, 262, 400, 196, { top: p.near, bottom: p.ink, skin: 0, hair: 2, cut: 'bun', pose: 'cup' }) +
    round(212, 300, 30, 46, 5, p.accent) + line('M218 300q9-22 18 0', p.accent, 4) +
    person(p, 60, 404, 186, { top: p.accent, bottom: p.near, skin: 2, cut: 'curls', pose: 'hold' })
  )
}

/** Everybody out to the square: the meeting point of a drill. */
export const fireDrill: Scene = (p, chance) => {
  const front: Quad = [[330, -60], [648, -160], [648, 330], [330, 276]]
  const crowd: readonly [number, number, number, string, Pose, 0 | 1 | 2][] = [
    [356, 302, 82, p.mid, 'walk', 1],
    [308, 314, 96, p.accent, 'walk', 0],
    [252, 334, 118, p.paper, 'walk', 2],
    [66, 352, 134, p.near, 'stand', 0],
    [112, 346, 128, p.accent, 'hold', 1],
  ]
  return (
    sky(p, width, 290) +
    skyline(chance, { from: -10, to: 360, base: 284, low: 40, high: 140, fill: p.far }) +
    poly(front, p.mid) +
    windows(front, chance, { columns: 6, rows: 9, lit: p.glow, dim: p.near, share: 0.12, inset: [0.05, 0.1, 0.04, 0.22] }) +
    poly([[410, 206], [470, 202], [470, 300], [410, 290]], p.glow) +
    rect(0, 278, width, 140, mix(p.paper, p.far, 0.4)) +
    poly([[410, 288], [470, 299], [300, 420], [150, 420]], p.glow, 'opacity=".4"') +
    converging(p, [440, 230], 280, height, span(13).map((i) => -600 + i * 140), 0.13) +
    line('M166 352V110', p.ink, 7) +
    round(104, 66, 124, 96, 10, leafOf(p)) +
    path('M122 84h22l-7 7 12 12-6 6-12-12-7 7zM210 84v22l-7-7-12 12-6-6 12-12-7-7zM122 144v-22l7 7 12-12 6 6-12 12 7 7zM210 144h-22l7-7-12-12 6-6 12 12 7-7z', p.paper) +
    circle(166, 114, 7, p.paper) +
    crowd.map(([x, y, h, top, pose, skin], i) => castShadow(p, x, y, h * 0.09, h * 0.9, h * 0.16) + person(p, x, y, h, { top, skin, hair: skin === 0 ? 1 : 0, cut: (['short', 'bob', 'curls', 'bun', 'short'] as const)[i] ?? 'short', pose, flip: i < 3 })).join('') +
    person(p, 196, 380, 172, { top: p.accent, bottom: p.ink, skin: 1, cut: 'cap', pose: 'point' }) +
    poly([[181, 252], [196, 252], [211, 252], [208, 302], [184, 302]], p.glow, 'opacity=".9"') +
    rect(182, 274, 28, 8, p.paper)
  )
}
