import * as css from './pass.css'
import { qrPath } from './qr'

/** Dark on white in every scheme: readers want it so. What it says stands below it as text. */
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
