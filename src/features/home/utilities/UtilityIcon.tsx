import { cssUrl } from '@ui/rendering/cssUrl'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import * as css from './utilities.css'

/** Our own drawings use the brand's color; pictures and external icons render unchanged. */
const isDrawing = (src: string) => /^\/(?!\/).*\.svg$/.test(src)

/** The icon of a utility. */
export function UtilityIcon({ src }: { src: string }) {
  if (isDrawing(src)) return <Drawing src={src} />
  return <img src={src} alt="" className={css.utilityImage} width={28} height={28} loading="lazy" />
}

function Drawing({ src }: { src: string }) {
  return <span className={css.drawing} {...useOwnStyle({ maskImage: cssUrl(src) })} />
}
