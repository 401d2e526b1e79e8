import { useAppServices } from '@shared/AppContext'
import { pictureSet, preloadPicture } from '@shared/pictureSources'
import { useBrand } from '@shared/useBrand'
import { below1025, from } from '@ui/theme/breakpoints'
import * as css from './EntryPicture.css'
import { Illustration } from './Illustration'

/** As high as the window, so its aspect ratio determines its width; the sides are cropped. */
const besideForm = 'max(50vw, 89vh)'
/** Two thirds of its width: sharp enough for a band. */
const aboveForm = '67vw'

/**
 * The building: a band above the form, or half of the page if there is room. An illustration stands
 * in while it loads, or if it fails to.
 */
export function EntryPicture() {
  const { cdnUrl } = useAppServices().deployment
  const { picture } = useBrand()
  if (!picture) return <Illustration />
  const tall = { cdnUrl, src: picture, shape: 'heroTall' } as const
  const wide = { cdnUrl, src: picture, shape: 'hero' } as const
  // The largest element of the page. It is smaller than a font.
  preloadPicture(tall, besideForm, from[1025])
  preloadPicture(wide, aboveForm, below1025)
  return (
    <>
      <Illustration />
      <picture>
        <source media={from[1025]} sizes={besideForm} srcSet={pictureSet(tall)} />
        <img
          alt=""
          className={css.image}
          decoding="async"
          fetchPriority="high"
          sizes={aboveForm}
          srcSet={pictureSet(wide)}
        />
      </picture>
    </>
  )
}
