import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { PictureFallback } from '@ui/picture/PictureFallback'
import { below769, from } from '@ui/theme/breakpoints'
import { useContext } from 'react'
import { preload } from 'react-dom'
import { AppContext } from './AppContext'
import { cdnUrlOf } from './cdnUrlOf'
import { useImageFailure } from './useImageFailure'

type Props = {
  /** As the server returned it: one of its paths, or a URL at an image origin. */
  src: string | null | undefined
  shape: ImageShape
  alt: string
  /** Width on the page, as in the `sizes` attribute of `<img>`. */
  sizes: string
  /** Another crop for phones, where the picture has another aspect ratio. */
  onPhones?: { shape: ImageShape; sizes: string }
  /** Fetches the picture first instead of lazily; for the picture at the top of a page. */
  priority?: boolean
  className?: string
}

/** A picture that our server crops to its place; a placeholder if there is none. */
export function Picture(props: Props) {
  const { src, shape, alt, sizes, onPhones, priority = false, className } = props
  // In the design system's gallery, there is no `AppContext`.
  const cdnUrl = useContext(AppContext)?.deployment.cdnUrl ?? ''
  const { hasFailed, reports } = useImageFailure(src)
  if (!src || hasFailed) return <PictureFallback alt={alt} className={className} />
  const { width, height } = imageShapes[shape]
  const address = (of: ImageShape, each: number) => cdnUrlOf({ cdnUrl }, imageUrl(src, of, each))
  const addresses = (of: ImageShape) =>
    imageShapes[of].widths.map((each) => `${address(of, each)} ${each}w`).join()
  // Some browsers start fetching as soon as `src` is set, so the attributes that affect the request
  // precede it.
  const image = (
    <img
      alt={alt}
      className={className}
      width={width}
      height={height}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
      srcSet={addresses(shape)}
      src={address(shape, width)}
      {...reports}
    />
  )
  if (priority) {
    const early = (of: ImageShape, imageSizes: string, media?: string) =>
      preload(address(of, imageShapes[of].width), {
        as: 'image',
        imageSrcSet: addresses(of),
        imageSizes,
        fetchPriority: 'high',
        ...(media && { media }),
      })
    early(shape, sizes, onPhones && from[769])
    if (onPhones) early(onPhones.shape, onPhones.sizes, below769)
  }
  if (onPhones === undefined) return image
  return (
    <picture>
      <source media={below769} sizes={onPhones.sizes} srcSet={addresses(onPhones.shape)} />
      {image}
    </picture>
  )
}
