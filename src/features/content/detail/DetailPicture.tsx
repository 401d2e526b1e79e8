import { Picture } from '@shared/Picture'
import * as css from './detail.css'

type Props = {
  src: string | null | undefined
  alt: string | null | undefined
  /** The language of `alt`, if it is not the page's. */
  lang: string | undefined
}

/** The picture at the top of a detail page. */
export function DetailPicture({ src, alt, lang }: Props) {
  return (
    <Picture
      src={src}
      shape="tile"
      alt={alt ?? ''}
      lang={lang}
      sizes="(min-width: 1280px) 800px, (min-width: 1025px) 62vw, 94vw"
      className={css.pictureImage}
      priority
    />
  )
}
