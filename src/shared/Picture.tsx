import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { PictureFallback } from '@ui/picture/PictureFallback'
import { below769, from } from '@ui/theme/breakpoints'
import { useContext } from 'react'
import { preload } from 'react-dom'
import { AppContext } from './AppContext'
import { cdnUrlOf } from './cdnUrlOf'
import { useImageFailure } from './useImageFailure'

type Props = {
  /** As the server told it: one of its paths, or an address at an image origin. */
  src: string | null | undefined
  shape: ImageShape
  alt: string
  /** How wide it stands on the page, as in the attribute of `<img>`. */
  sizes: string
  /** Another cut of it for phones, whose place has another form. */
  onPhones?: { shape: ImageShape; sizes: string }
  /** What the page opens with: fetched before others, not only once it is near. */
  priority?: boolean
  className?: string
}

/** A picture cut to its place by our server; a quiet view in its place where there is none. */
export function Picture(props: Props) {
  const { src, shape, alt, sizes, onPhones, priority = false, className } = props
  // A picture of the design system's gallery stands in no app.
  const cdnUrl = useContext(AppContext)?.deployment.cdnUrl ?? ''
  const { hasFailed, reports } = useImageFailure(src)
  if (!src || hasFailed) return <PictureFallback alt={alt} className={className} />
  const { width, height } = imageShapes[shape]
  const address = (of: ImageShape, each: number) => cdnUrlOf({ cdnUrl }, imageUrl(src, of, each))
  const addresses = (of: ImageShape) =>
    imageShapes[of].widths.map((each) => `${address(of, each)} ${each}w`).join()
  // Some browsers fetch as soon as `src` is there: what it depends on is set before.
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
