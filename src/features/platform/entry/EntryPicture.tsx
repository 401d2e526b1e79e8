import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { useAppServices } from '@shared/AppContext'
import { cdnUrlOf } from '@shared/cdnUrlOf'
import { useBrand } from '@shared/useBrand'
import { from } from '@ui/theme/breakpoints'
import * as css from './EntryPicture.css'
import { Illustration } from './Illustration'

/**
 * The building: a band above the form, or half of the page if there is room. An illustration stands
 * in while it loads, or if it fails to.
 */
export function EntryPicture() {
  const { deployment } = useAppServices()
  const { picture } = useBrand()
  const widths = (shape: ImageShape) =>
    imageShapes[shape].widths
      .map((each) => `${cdnUrlOf(deployment, imageUrl(picture ?? '', shape, each))} ${each}w`)
      .join()
  return (
    <>
      <Illustration />
      {picture && (
        <picture>
          {/*
           * As high as the window, so its aspect ratio determines its width; the sides are
           * cropped.
           */}
          <source media={from[1025]} sizes="max(50vw, 89vh)" srcSet={widths('heroTall')} />
          {/* Two thirds of its width: sharp enough for a band, and the form matters more. */}
          <img
            alt=""
            className={css.image}
            loading="lazy"
            decoding="async"
            fetchPriority="low"
            sizes="67vw"
            srcSet={widths('hero')}
          />
        </picture>
      )}
    </>
  )
}
