export type Point = readonly [number, number]

/** One decimal is enough at these sizes, and keeps the files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`

export const round = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
): string => rect(x, y, w, h, fill, `rx="${n(r)}"`)

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const trace = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  path(`${trace(points)}Z`, fill, more)

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const stroke = (
  points: readonly Point[],
  colour: string,
  width: number,
  more = '',
): string => line(trace(points), colour, width, more)

export const at = (x: number, y: number, scale: number, ...inside: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${inside.join('')}</g>`

export const faded = (opacity: number, ...inside: string[]): string =>
  `<g opacity="${opacity}">${inside.join('')}</g>`

export const turned = (degrees: number, x: number, y: number, ...inside: string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inside.join('')}</g>`

/** A linear gradient from top to bottom. */
export const fall = (id: string, colours: readonly string[], more = ''): string =>
  `<linearGradient id="${id}" x2="0" y2="1" ${more}>${stops(colours)}</linearGradient>`

/** Light that fades outwards to nothing. */
export const halo = (id: string, colour: string, strength = 0.85): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')

export const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
