import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { preload } from 'react-dom'
import { cdnUrlOf } from './cdnUrlOf'

/** A picture as the server returned it, and the address of the CDN; empty without one. */
type Source = { cdnUrl: string; src: string; shape: ImageShape }

/** The address of a picture in its full width. */
export const pictureAddress = ({ cdnUrl, src, shape }: Source): string =>
  cdnUrlOf({ cdnUrl }, imageUrl(src, shape, imageShapes[shape].width))

/** The addresses of all widths, as in the `srcset` attribute. */
export const pictureSet = ({ cdnUrl, src, shape }: Source): string =>
  imageShapes[shape].widths
    .map((width) => `${cdnUrlOf({ cdnUrl }, imageUrl(src, shape, width))} ${width}w`)
    .join()

/** Fetches a picture before all others, if the media query matches. `sizes` is as in `<img>`. */
export const preloadPicture = (source: Source, sizes: string, media?: string): void =>
  preload(pictureAddress(source), {
    as: 'image',
    imageSrcSet: pictureSet(source),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  })
