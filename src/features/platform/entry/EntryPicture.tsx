import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { useAppServices } from '@shared/AppContext'
import { cdnUrlOf } from '@shared/cdnUrlOf'
import { useBrand } from '@shared/useBrand'
import { from } from '@ui/theme/breakpoints'
import * as css from './EntryPicture.css'
import { Illustration } from './Illustration'

/**
 * The building: a band above the form, half the page beside it where there is room. The drawn scene stands there until
 * it has come, and for good where it never does.
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
          {/* As high as the window, it is as wide as its ratio makes it: the sides are cropped. */}
          <source media={from[1025]} sizes="max(50vw, 89vh)" srcSet={widths('heroTall')} />
          {/* Two thirds of its width: a band is sharp enough so, and the form is what one came for. */}
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
