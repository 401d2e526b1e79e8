import { type ImageShape, imageShapes, imageUrl } from '@contract/images'
import { PictureFallback } from '@ui/picture/PictureFallback'
import { useContext, useState } from 'react'
import { AppContext } from './AppContext'
import { onCdn } from './onCdn'

type Props = {
  /** As the server told it: one of its paths, or an address at an image origin. */
  src: string | null | undefined
  shape: ImageShape
  alt: string
  /** How wide it stands on the page, as in the attribute of `<img>`. */
  sizes: string
  /** What the page opens with: fetched before others, not only once it is near. */
  priority?: boolean
  className?: string
}

/** A picture cut to its place by our server; a quiet view in its place where there is none. */
export function Picture({ src, shape, alt, sizes, priority = false, className }: Props) {
  // A picture of the design system's gallery stands in no app.
  const cdnUrl = useContext(AppContext)?.deployment.cdnUrl ?? ''
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || src === failed) return <PictureFallback alt={alt} className={className} />
  const { width, height, widths } = imageShapes[shape]
  const address = (each: number) => onCdn({ cdnUrl }, imageUrl(src, shape, each))
  // Some browsers fetch as soon as `src` is there: what it depends on is set before.
  return (
    <img
      alt={alt}
      className={className}
      width={width}
      height={height}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
      srcSet={widths.map((each) => `${address(each)} ${each}w`).join()}
      src={address(width)}
      onError={() => setFailed(src)}
    />
  )
}
