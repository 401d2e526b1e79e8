import * as css from './Illustration.css'

/** A house at dusk in the brand's colours, drawn by the style sheet. Its box is the one around it. */
export const Illustration = () => (
  <div aria-hidden="true" className={css.scene}>
    <span className={css.far} />
  </div>
)
