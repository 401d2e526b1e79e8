import { encode } from 'uqr'
import * as css from './QrPicture.css'

/**
 * Dark on white in every color scheme, because readers require it. The code is below it as text.
 */
export function QrPicture({ code }: { code: string }) {
  const { path, size } = qrPath(code)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={css.qr}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** A QR code as an SVG path, with the number of modules per row. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size }
}
