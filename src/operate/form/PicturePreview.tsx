import * as css from './form.css'

/** A picture beside the field for its address. */
export const PicturePreview = ({ src }: { src: string }) => (
  <img src={src} alt="" className={css.preview} width={28} height={28} />
)
