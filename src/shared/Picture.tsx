import { type ImageShape, imageShapes } from '@contract/images'
import { PictureFallback } from '@ui/picture/PictureFallback'
import { below769, from } from '@ui/theme/breakpoints'
import { useContext } from 'react'
import { AppContext } from './AppContext'
import { pictureAddress, pictureSet, preloadPicture } from './pictureSources'
import { useImageFailure } from './useImageFailure'

type Props = {
  /** As the server returned it: one of its paths, or a URL at an image origin. */
  src: string | null | undefined
  shape: ImageShape
  alt: string
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined
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
  const { src, shape, alt, lang, sizes, onPhones, priority = false, className } = props
  // In the design system's gallery, there is no `AppContext`.
  const cdnUrl = useContext(AppContext)?.deployment.cdnUrl ?? ''
  const { hasFailed, reports } = useImageFailure(src)
  if (!src || hasFailed) return <PictureFallback alt={alt} lang={lang} className={className} />
  const { width, height } = imageShapes[shape]
  const source = { cdnUrl, src, shape }
  const phones = onPhones && { ...onPhones, source: { cdnUrl, src, shape: onPhones.shape } }
  // Some browsers start fetching as soon as `src` is set, so the attributes that affect the request
  // precede it.
  const image = (
    <img
      alt={alt}
      lang={lang}
      className={className}
      width={width}
      height={height}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
      srcSet={pictureSet(source)}
      src={pictureAddress(source)}
      {...reports}
    />
  )
  if (priority) {
    preloadPicture(source, sizes, phones && from[769])
    if (phones) preloadPicture(phones.source, phones.sizes, below769)
  }
  if (phones === undefined) return image
  return (
    <picture>
      <source media={below769} sizes={phones.sizes} srcSet={pictureSet(phones.source)} />
      {image}
    </picture>
  )
}
