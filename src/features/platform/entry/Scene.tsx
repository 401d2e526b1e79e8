import * as css from './Scene.css'

/** A house at dusk in the brand's colours, drawn by the style sheet. Its box is the one around it. */
export const Scene = () => (
  <div aria-hidden="true" className={css.scene}>
    <span className={css.far} />
  </div>
)
