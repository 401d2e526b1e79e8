import type { BuildingName } from '../buildings'

/** The colors of a building at its time of day; scenes use no others. */
export type Palette = {
  /** From the zenith to the horizon. */
  sky: [string, string, string]
  /** Planes from the hazy distance to the foreground. */
  far: string
  mid: string
  near: string
  ink: string
  /** The color of lights: windows, lamps, sun. */
  glow: string
  accent: string
  paper: string
  leaf: string
  water: string
  /** The sun or the moon. */
  orb: string
  skins: [string, string, string]
  hairs: [string, string, string]
}

export const palettes: Record<BuildingName, Palette> = {
  meridian: {
    sky: ['#123f4f', '#4d8a90', '#f2bd8c'],
    far: '#6f9c9c',
    mid: '#2f6d75',
    near: '#174c55',
    ink: '#0b2d36',
    glow: '#ffd692',
    accent: '#e0814a',
    paper: '#f7ead3',
    leaf: '#417c60',
    water: '#3d7f86',
    orb: '#fbe9c8',
    skins: ['#eebd97', '#b97c57', '#7b4d38'],
    hairs: ['#0b2d36', '#5a3424', '#c9854a'],
  },
  kontorhaus: {
    sky: ['#b9c4bd', '#f0cfae', '#fbe3bd'],
    far: '#d9a68a',
    mid: '#b0583f',
    near: '#7d3022',
    ink: '#3c1712',
    glow: '#ffe6ac',
    accent: '#2f6f8f',
    paper: '#fcf0de',
    leaf: '#66804a',
    water: '#7ba3ae',
    orb: '#fff3d0',
    skins: ['#f3c7a3', '#c58a63', '#7d4c35'],
    hairs: ['#3c1712', '#8a4a24', '#e2a860'],
  },
  harbor: {
    sky: ['#86c1d0', '#b9dde0', '#f1f3e4'],
    far: '#a6cfd3',
    mid: '#5d9fab',
    near: '#2a6f7e',
    ink: '#123f4c',
    glow: '#fff3cf',
    accent: '#f0b04e',
    paper: '#fcfbf4',
    leaf: '#579070',
    water: '#7fbcc6',
    orb: '#fffbe8',
    skins: ['#f2c6a4', '#c08762', '#80503a'],
    hairs: ['#123f4c', '#6b4128', '#d59a52'],
  },
  leaseline: {
    sky: ['#2a2158', '#7b5596', '#f2a58c'],
    far: '#8d6da6',
    mid: '#5c468c',
    near: '#3c2e6a',
    ink: '#1d163e',
    glow: '#ffd9a0',
    accent: '#e56f57',
    paper: '#f9eae4',
    leaf: '#4d6f78',
    water: '#5f5596',
    orb: '#ffe9d2',
    skins: ['#efbb9d', '#b57a62', '#744a45'],
    hairs: ['#1d163e', '#5b3045', '#d38a5c'],
  },
  commons: {
    sky: ['#8fb9a6', '#dcd9a0', '#fce3a0'],
    far: '#b4bd7c',
    mid: '#71914f',
    near: '#3d6843',
    ink: '#1d3b2d',
    glow: '#fff0ba',
    accent: '#d67b38',
    paper: '#fdf5de',
    leaf: '#61904d',
    water: '#8fb5a0',
    orb: '#fff6d2',
    skins: ['#f0c096', '#b97d54', '#774a33'],
    hairs: ['#1d3b2d', '#6a4020', '#cf9145'],
  },
}

/** A color between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}
