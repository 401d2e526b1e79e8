import { pictureFill } from '@ui/tile/ContentTile.css'

const palettes = {
  dusk: ['#1d2f45', '#e9a36b', '#f6d7a8', '#27415c', '#16222f', '#ffd98a'],
  morning: ['#bcd7d8', '#f4e3c7', '#fdf6e6', '#6e9aa0', '#2f5a60', '#ffffff'],
  night: ['#131a2e', '#33406b', '#6a6fa3', '#1c2544', '#0c101d', '#ffcf6e'],
  garden: ['#d9e4c3', '#f5e9c9', '#fff8e5', '#7fa06a', '#3c5a3c', '#fff3c4'],
} as const

/** A drawn street of towers, in place of a photograph. */
export function Scene({ light = 'dusk' }: { light?: keyof typeof palettes }) {
  const [sky, glow, sun, far, near, lamp] = palettes[light]
  return (
    <svg
      viewBox="0 0 648 416"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={pictureFill}
    >
      <rect width="648" height="416" fill={sky} />
      <path d="M0 210h648v206H0z" fill={glow} opacity="0.85" />
      <circle cx="438" cy="226" r="64" fill={sun} />
      <path d="M0 262 96 214v202H0zM548 190l100 52v174H548zM300 236h84v180h-84z" fill={far} />
      <path d="M118 92 236 150v266H118z" fill={near} />
      <path d="M118 92 84 118v298h34z" fill={far} />
      <path d="M470 132 566 96v320h-96z" fill={far} />
      <path d="M566 96l34 22v298h-34z" fill={near} />
      {Array.from({ length: 8 }, (_, floor) => (
        <path
          key={floor}
          d={`M134 ${136 + floor * 32}l86 ${26 - floor * 3}v9l-86 -${26 - floor * 3}z`}
          fill={lamp}
          opacity={floor % 3 === 1 ? 0.9 : 0.35}
        />
      ))}
      {Array.from({ length: 9 }, (_, floor) => (
        <path
          key={floor}
          d={`M482 ${160 + floor * 28}l72 -${18 - floor * 2}v7l-72 ${18 - floor * 2}z`}
          fill={lamp}
          opacity={floor % 4 === 2 ? 0.85 : 0.25}
        />
      ))}
      <path d="M0 372h648v44H0z" fill={near} />
    </svg>
  )
}
