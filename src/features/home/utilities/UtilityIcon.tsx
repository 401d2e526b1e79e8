import { drawingPath, imageUrl } from '@contract/images'
import { cssUrl } from '@ui/rendering/cssUrl'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import * as css from './utilities.css'

/** Our own drawings use the brand's color; pictures and external icons render unchanged. */
const isDrawing = (src: string) => /^\/(?!\/).*\.svg$/.test(src)

/**
 * A drawing as pixels. For each SVG, a browser opens a document of its own in the page's thread: on
 * a slow phone the icons of home would delay it by a quarter of a second.
 */
const maskOf = (src: string) => (drawingPath.test(src) ? imageUrl(src, 'icon', 84) : src)

/** The icon of a utility. */
export function UtilityIcon({ src }: { src: string }) {
  if (isDrawing(src)) return <Drawing src={src} />
  return <img src={src} alt="" className={css.utilityImage} width={28} height={28} loading="lazy" />
}

function Drawing({ src }: { src: string }) {
  return <span className={css.drawing} {...useOwnStyle({ maskImage: cssUrl(maskOf(src)) })} />
}
