import * as css from './Illustration.css'

/** A building at dusk in the brand's colors, drawn with CSS. It fills its container. */
export const Illustration = () => (
  <div aria-hidden="true" className={css.scene}>
    <span className={css.far} />
  </div>
)
